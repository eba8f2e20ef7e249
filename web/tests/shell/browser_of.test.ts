import { describe, expect, it } from 'vitest';
import { browserOf } from '../../src/pages/browser_of';

const AGENTS: [string, string, string][] = [
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 (KHTML) Chrome/129.0 Safari/537.36 Edg/129.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML) Chrome/129.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1', 'Safari', 'iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) Version/17.5 Safari/605.1.15', 'Safari', 'macOS'],
];

describe('browserOf', () => {
  it.each(AGENTS)('names browser and system of %s', (agent, browser, system) => {
    expect(browserOf(agent)).toEqual({ browser, system });
  });
  it.each(['', 'python-httpx/0.27', 'Firefox/130.0'])('does not know %j', (agent) => {
    expect(browserOf(agent)).toBeNull();
  });
});
