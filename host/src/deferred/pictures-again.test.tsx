import { askForPicturesAgain } from './pictures-again.ts';

const OURS = 'http://localhost/_image?url=%2Fpictures%2Fa.svg&w=320&q=75';

/** A picture as the browser has it after its request: jsdom fetches none. */
function picture(
  address: string,
  width: number,
): { element: HTMLImageElement; asked: () => number; set: (w: number) => void } {
  const element = document.body.appendChild(document.createElement('img'));
  let natural = width;
  let asked = 0;
  Object.defineProperties(element, {
    complete: { get: () => true },
    currentSrc: { get: () => address },
    naturalWidth: { get: () => natural },
    src: { get: () => address, set: () => (asked += 1) },
  });
  return { element, asked: () => asked, set: (w) => (natural = w) };
}

describe('LIST-7: pictures that failed to load', () => {
  let stop: () => void;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    stop();
    document.body.replaceChildren();
    jest.useRealTimers();
  });

  test('one that failed before the watch began gets a placeholder, is retried, and is shown when it loads', () => {
    const { element, asked, set } = picture(OURS, 0);
    stop = askForPicturesAgain();
    expect(element.style.getPropertyValue('content')).toContain('data:image/svg');
    jest.advanceTimersByTime(3000);
    expect(asked()).toBe(1);
    set(320);
    element.dispatchEvent(new Event('load'));
    expect(element.style.getPropertyValue('content')).toBe('');
    jest.advanceTimersByTime(60_000);
    expect(asked()).toBe(1);
  });

  test('one that does not exist costs three requests, and one more when the network is back', () => {
    stop = askForPicturesAgain();
    const { element, asked } = picture(OURS, 0);
    for (let failed = 0; failed < 6; failed += 1) {
      element.dispatchEvent(new Event('error'));
      jest.advanceTimersByTime(30_000);
    }
    expect(asked()).toBe(3);
    window.dispatchEvent(new Event('online'));
    expect(asked()).toBe(4);
  });

  test('others are left alone: loaded ones, those of another origin, and those that left the page', () => {
    const good = picture(OURS, 320);
    const tile = picture('https://maps.test/tile.png', 0);
    const gone = picture(OURS, 0);
    stop = askForPicturesAgain();
    tile.element.dispatchEvent(new Event('error'));
    gone.element.remove();
    jest.advanceTimersByTime(60_000);
    expect([good.asked(), tile.asked(), gone.asked()]).toEqual([0, 0, 0]);
    expect(tile.element.style.getPropertyValue('content')).toBe('');
  });
});
