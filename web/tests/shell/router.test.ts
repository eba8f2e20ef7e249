import { describe, expect, test } from 'vitest';
import { routeOf } from '../../src/app/router.svelte';

describe('the address says which page is shown', () => {
  test.each([
    ['/', 'front', ''],
    ['/create', 'create', ''],
    ['/create/babel', 'create', 'babel'],
    ['/table/c9a2', 'table', 'c9a2'],
    ['/invitation/AbC-_1', 'invitation', 'AbC-_1'],
    ['/games', 'mine', ''],
    ['/learn/hanging_gardens/', 'learn', 'hanging_gardens'],
    ['/settings', 'settings', ''],
  ])('%s', (path, page, id) => {
    expect(routeOf(path)).toMatchObject({ page, id });
  });

  test.each(['/table', '/invitation/', '/nothing', '/table/a/b', '/%E0%A4%A'])('%s leads nowhere', (path) => {
    expect(routeOf(path).page).toBe('missing');
  });
});
