import { getSound } from './by-sound.ts';

describe('FIND-3: a name written as it is heard', () => {
  test.each([
    ['wisler', 'whistler'],
    ['hanalay', 'hanalei'],
    ['poulsbow', 'poulsbo'],
    ['santa fay', 'santa fe'],
    ['coffman', 'kofman'],
  ])('"%s" sounds like "%s"', (typed, name) => {
    expect(getSound(typed)).toBe(getSound(name));
  });

  test.each([
    ['whistler', 'wrestler'],
    ['aspen', 'spain'],
    ['savannah', 'sonoma'],
    ['telluride', 'tolerated'],
    ['hanalei', 'honolulu'],
  ])('"%s" does not sound like "%s"', (typed, name) => {
    expect(getSound(typed)).not.toBe(getSound(name) ?? '');
  });

  test('short words and numbers sound like nothing', () => {
    expect(['moab', 'aeiouy', '80424', 'ski'].map(getSound)).toEqual([null, null, null, null]);
  });
});
