import { layOutAtOnce, layOutBelow, skipBelow } from './parts-below.ts';

describe('PLAT-1: what a phone has below its first screen', () => {
  let frames: (() => void)[];
  const root = document.documentElement;
  const laidOut = () => document.querySelectorAll('[data-below="shown"]').length;
  const nextFrame = () => {
    frames.splice(0).forEach((frame) => frame());
    jest.runAllTimers();
  };

  beforeEach(() => {
    jest.useFakeTimers();
    delete root.dataset['ready'];
    document.body.innerHTML = '<p data-below=""></p>'.repeat(9);
    frames = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(() => frame(0)));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('is skipped where it is far from the window, from hydration on', () => {
    expect(skipBelow()).toBe(true);
    expect(root.dataset['ready']).toBe('resting');
    expect(laidOut()).toBe(0);
    expect(skipBelow()).toBe(false);
  });

  test.each([
    ['after hydration', skipBelow],
    ['before the page is hydrated', () => false],
  ])('is laid out a few parts in each frame, from the top, when its visitor does something %s', (_when, before) => {
    before();
    layOutBelow();
    // What the visitor did is answered first.
    expect(laidOut()).toBe(0);
    nextFrame();
    expect(laidOut()).toBe(4);
    expect(document.querySelector('p')?.dataset['below']).toBe('shown');
    nextFrame();
    expect(laidOut()).toBe(8);
    expect(root.dataset['ready']).toBe('resting');
    nextFrame();
    expect(laidOut()).toBe(9);
    expect(root.dataset['ready']).toBe('');
    expect(frames).toHaveLength(0);
  });

  test('has a place before a link may scroll to it: parts with an id are laid out together', () => {
    document.body.innerHTML = '<p data-below=""></p>'.repeat(5) + '<p data-below="" id="reviews"></p>'.repeat(5);
    layOutBelow();
    expect(document.querySelectorAll('#reviews[data-below=""]')).toHaveLength(0);
    expect(laidOut()).toBe(5);
  });

  test('is laid out on a page that was opened at one of its parts', () => {
    window.location.hash = '#reviews';
    expect(skipBelow()).toBe(true);
    expect(root.dataset['ready']).toBe('');
    window.history.replaceState(null, '', '/');
  });

  test('is laid out at once for who comes back', () => {
    layOutAtOnce();
    expect(root.dataset['ready']).toBe('');
    expect(skipBelow()).toBe(false);
    layOutBelow();
    expect(laidOut()).toBe(0);
  });
});
