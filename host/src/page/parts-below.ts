/**
 * Lays out what a phone's first screen does not show (`data-below`) when somebody may want it: until the visitor does
 * something, or the page has been quiet for a while, browsers lay out what is within some screens of the window and
 * skip the rest (decision 0162). The style sheet (`base.css`) has the rules.
 */

/** Parts that are laid out in one frame: a dozen cards at once would keep a press waiting on a slow phone. */
const PARTS_A_FRAME = 4;

/**
 * Lets browsers skip the parts that are far from the window. Returns false when that was decided before. A page that was
 * opened at one of its parts is laid out: what is skipped above that part has another height.
 */
export function skipBelow({ dataset }: HTMLElement = document.documentElement): boolean {
  if ('ready' in dataset) return false;
  dataset['ready'] = window.location.hash === '' ? 'resting' : '';
  return true;
}

/** Runs `run` behind the next frame: what the visitor did is answered first. */
const afterFrame = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run));

/**
 * Lays out all parts, a few in each frame, from the top. Parts with an id are laid out with the next frame: links and
 * buttons scroll to them, and have to know where they are.
 */
export function layOutBelow(root: HTMLElement = document.documentElement): void {
  if (root.dataset['ready'] === '') return;
  skipBelow(root);
  const all = [...root.querySelectorAll<HTMLElement>('[data-below=""]')];
  const parts = all.filter(({ id }) => id === '');
  const show = (some: readonly HTMLElement[]) => some.forEach((part) => part.setAttribute('data-below', 'shown'));
  const next = () => {
    show(parts.splice(0, PARTS_A_FRAME));
    if (parts.length > 0) afterFrame(next);
    else root.dataset['ready'] = '';
  };
  show(all.filter(({ id }) => id !== ''));
  afterFrame(next);
}

/** Lays out all parts at once: a visitor who comes back is taken to where the page stood. */
export function layOutAtOnce({ dataset }: HTMLElement = document.documentElement): void {
  dataset['ready'] = '';
}
