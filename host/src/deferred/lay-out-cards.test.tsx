import { layOutCards } from './lay-out-cards.ts';

describe('PLAT-1: cards far below the first screen, once their visitor stirs', () => {
  const root = document.documentElement;
  const waiting = () => document.querySelectorAll('li[data-below=""]').length;
  let idle: () => void;
  beforeEach(() => {
    const asked: (() => void)[] = [];
    globalThis.requestIdleCallback = (run) => asked.push(run as () => void);
    idle = () => asked.shift()?.();
    root.setAttribute('data-ready', '');
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    root.removeAttribute('data-ready');
  });

  test('are laid out a few in each idle moment, and lists that come later at once', () => {
    document.body.innerHTML = `<ul><li></li>${'<li data-below=""></li>'.repeat(7)}</ul><section data-below=""></section>`;
    layOutCards();
    expect(waiting()).toBe(7);
    idle();
    expect(waiting()).toBe(4);
    idle();
    idle();
    expect(waiting()).toBe(0);
    expect(root).toHaveAttribute('data-ready', '');
    idle();
    expect(root).toHaveAttribute('data-ready', 'all');
  });

  test('a page without cards is ready for those of the next page', () => {
    document.body.innerHTML = '';
    layOutCards();
    idle();
    expect(root).toHaveAttribute('data-ready', 'all');
  });
});
