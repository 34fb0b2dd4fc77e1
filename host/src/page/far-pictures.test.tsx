import { holdFarPictures } from './far-pictures.ts';

describe('PLAT-1: pictures far below the screen of a visitor who has not moved', () => {
  let near: (top: number) => void;
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = [100, 1400, 1500, 3000].map((top) => `<a data-late="" id="t${top}"></a>`).join('');
    window.innerHeight = 800;
    window.innerWidth = 390;
    for (const place of document.querySelectorAll('a'))
      place.getBoundingClientRect = () => ({ top: Number(place.id.slice(1)) }) as DOMRect;
    const observed: Element[] = [];
    near = () => undefined;
    globalThis.IntersectionObserver = class {
      constructor(told: IntersectionObserverCallback) {
        near = (top) =>
          told(
            observed.map(
              (target) => ({ target, isIntersecting: target.id === `t${top}` }) as unknown as IntersectionObserverEntry,
            ),
            this as unknown as IntersectionObserver,
          );
      }
      observe(place: Element) {
        observed.push(place);
      }
      disconnect() {
        observed.length = 0;
      }
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => jest.useRealTimers());
  const held = () => [...document.querySelectorAll('[data-late="far"]')].map(({ id }) => id);

  test('those of the next screen are asked for, the others wait', () => {
    holdFarPictures();
    expect(held()).toEqual(['t1500', 't3000']);
  });

  test('in a card that is not laid out the place is that of the card', () => {
    document.body.innerHTML = '<ul><li><a data-late="" id="inside"></a></li></ul>';
    const card = document.querySelector('li') as HTMLElement;
    card.getBoundingClientRect = () => ({ top: 3000 }) as DOMRect;
    holdFarPictures();
    expect(held()).toEqual(['inside']);
  });

  test('on a wide screen none is held back', () => {
    window.innerWidth = 1440;
    holdFarPictures();
    expect(held()).toEqual([]);
  });

  test('one that comes near without anybody touching the page is shown, the others stay', () => {
    holdFarPictures();
    near(1500);
    expect(held()).toEqual(['t3000']);
  });

  test('a line at rest is used for them', () => {
    holdFarPictures();
    jest.advanceTimersByTime(1900);
    expect(held()).toHaveLength(2);
    jest.advanceTimersByTime(200);
    expect(held()).toEqual([]);
  });

  test('the first touch shows all: browsers decide from then on', () => {
    holdFarPictures();
    window.dispatchEvent(new Event('touchstart'));
    jest.runAllTimers();
    expect(held()).toEqual([]);
    expect(document.querySelectorAll('[data-late=""]')).toHaveLength(4);
  });
});
