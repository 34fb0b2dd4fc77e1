import { inTasks } from './in-tasks.ts';

/** Cards that are laid out in one task: three take a slow phone some 25 ms. */
const CARDS_A_TASK = 3;

/**
 * Lays out the cards far below a phone's first screen, a few in each idle moment, so that what comes later (a place to
 * scroll back to, a press) finds the whole list. Until then the browser lays out those that come near by itself
 * (`base.css`, decision 0194).
 */
export function layOutCards(page: Document = document): void {
  const root = page.documentElement;
  const cards = [...page.querySelectorAll<HTMLElement>('li[data-below=""]')];
  const steps: (() => void)[] = [];
  while (cards.length > 0) {
    const some = cards.splice(0, CARDS_A_TASK);
    steps.push(() => some.forEach((card) => card.setAttribute('data-below', 'shown')));
  }
  inTasks([...steps, () => root.setAttribute('data-ready', 'all')]);
}
