import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { homeNames } from './home-names.ts';
import { findBoard } from './board-names.ts';

const names = homeNames();
for (const headline of [
  'The Lost Loon: a cedar-clad cabin near the creek',
  'The Lost Loon, A-frame above the river',
  'Rowan & Egret near the farmers market',
  'Rowan & Egret · a reading chair and a hot tub',
  'Cedar-clad cabin with a stone fire pit in Moab',
  'Two-bedroom condo near the fishing pier',
  'Two-bedroom condo near the old pier',
])
  names.add(headline);

describe('FIND-1: a home is found by its name without one of its words', () => {
  test.each([
    ['cedar clad with a stone fire pit in moab', 'Cedar-clad cabin with a stone fire pit in Moab'],
    ['cabin with a stone fire pit in moab', 'Cedar-clad cabin with a stone fire pit in Moab'],
    ['cedar clad cabin with a stone fire pit in', 'Cedar-clad cabin with a stone fire pit in Moab'],
    ['two bedroom condo near the pier', null],
    ['cedar clad cabin with a in moab', null],
  ])('"%s" is %s', (text, name) => {
    expect(names.findShortened(text)).toBe(name);
  });
});

describe('FIND-1: a home is found by what stands on its board', () => {
  const isElse = (name: string): boolean => name === 'moab' || name === 'hot tub';
  const isPlace = (name: string): boolean => name === 'moab' || name === 'utah';
  test.each([
    ['The Lost Loon', 'The Lost Loon'],
    ['lost loon', 'The Lost Loon'],
    ['rowan and egret near', 'Rowan & Egret'],
    ['book the lost loon please', 'The Lost Loon'],
    ['lost loon moab', 'The Lost Loon moab'],
    ['lost loon near utah', 'The Lost Loon utah'],
    ['the home called lost loon', 'The Lost Loon'],
    ['thelostloon', 'The Lost Loon'],
    ['lost loon reno', null],
    ['hot tub', null],
    ['loon', null],
  ])('"%s" is %s', (text, board) => {
    expect(findBoard(text, { boardIn: names.findBoard, isElse, isPlace })?.board ?? null).toBe(board);
  });

  test('what stands beside it is named as left out', () => {
    expect(findBoard('book the lost loon', { boardIn: names.findBoard, isElse, isPlace })?.unused).toEqual(['book']);
    expect(normalizePhrase('Rowan & Egret')).toBe('rowan egret');
  });
});
