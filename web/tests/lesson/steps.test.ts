import { describe, expect, test } from 'vitest';
import { chaptersOf, replyTo, stageAfter, type Stage, type Step } from '../../src/lesson/steps';

const text = (en: string) => ({ en });
const step = (more: Partial<Step>): Step => ({
  id: 'one',
  chapter: 1,
  position: {},
  seat: 0,
  title: text('One'),
  say: text('Do it.'),
  done: text('Done.'),
  focus: [],
  goal: [],
  ...more,
});

describe('the stage after some actions', () => {
  const goal: Stage[] = [
    { do: { words: ['a'] }, show: 'a' },
    { reply: { seat: 1, actions: ['b', 'c'] } },
    { refused: { reason: 'no', words: ['x'] }, show: 'x' },
    { do: { words: ['d'] }, show: 'd' },
  ];
  test.each([
    [0, [], 0],
    [1, [], 1],
    [2, [], 1], // in the middle of the reply
    [3, [], 2],
    [3, [2], 3],
    [4, [2], 4],
  ])('%i actions, refused %j', (actions, refused, stage) => {
    expect(stageAfter(goal, actions, new Set(refused))).toBe(stage);
  });

  test('a game begins only by the lesson', () => {
    expect(stageAfter([{ do: { words: ['a'] }, show: 'a' }, { play: { bots: {} } }], 9, new Set())).toBe(1);
  });
});

describe('the reply to an unwanted move', () => {
  const wrong = {
    at_quarry: { en: 'quarry', try: 'lay:P' },
    else: { en: 'card', try: 'card:2@0,0r0' },
    'else/2': { en: 'place', try: 'card:1@0,0r0' },
    'else/3': { en: 'later', try: 'card:1@0,0r0', stage: 1 },
  };
  test.each([
    ['card:1@5,5r0', 0, 'place'],
    ['card:2@5,5r0', 0, 'card'],
    ['card:3@5,5r0', 0, 'card'], // the first of equals
    ['card:1@5,5r0', 1, 'later'],
    ['pass', 0, undefined],
  ])('%s in stage %i', (word, stage, found) => {
    expect(replyTo(step({ wrong: wrong as unknown as Step['wrong'] }), stage, word)?.en).toBe(found);
  });
});

test('chapters are named by their first step, which may have a name for all', () => {
  const steps = [step({ chapter: 1 }), step({ chapter: 1, title: text('Two') }), step({ chapter: 2, title: text('Three'), chapter_title: text('Three and four') })];
  expect(chaptersOf(steps).map(({ number, first, end, title }) => [number, first, end, title.en])).toEqual([
    [1, 0, 2, 'One'],
    [2, 2, 3, 'Three and four'],
  ]);
});
