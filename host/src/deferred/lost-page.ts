/**
 * Detects a page that nobody can use though no remote threw (PLAT-3): it was emptied, removed from the document or
 * hidden by some script, its header or its style sheets were taken away, its content is blank or out of sight, or React
 * never took it over. The cause is unknown: the next page is made without the most recently published version
 * (`host/server/http/repeated-loads.ts`), then without the next, until a page stays (decisions 0134, 0157, 0187, 0189).
 */
import { NEWEST } from '@roost/shared/domain/own-cookies';
import { avoid } from './avoid.ts';
import { isDialogOpen } from './covered-page.ts';
import { isOutOfSight } from './out-of-sight.ts';
import { isHidden } from './real-document.ts';

/** Milliseconds for which the page may be missing. */
const GONE_MS = 500;
/** Milliseconds for which it may be blank, unseen, or without React: a page that is being opened says at least that it loads. */
const BLANK_MS = 2500;
/** Milliseconds between two looks for what no change of the document tells of: a rule of a style sheet, an animation. */
const SIGHT_MS = 2500;
/** Looks at which it is out of sight: two may each meet a change of pages. */
const SIGHTS = 5;

/**
 * Returns true when nothing of the page can be seen. Not while a dialog makes the page behind it inert: then the dialog
 * is shown.
 */
const isGone = (root: Element): boolean =>
  !root.isConnected || root.childElementCount === 0 || root.checkVisibility?.() === false;

/** Returns true when the page takes its room and nobody sees it: tools that test variations hide it so for a moment. */
const isUnseen = (root: Element): boolean =>
  root.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) === false;

/** Returns true when the tokens are gone, and so all of the host's style sheets. */
const isUnstyled = ({ documentElement }: Document): boolean =>
  getComputedStyle(documentElement).getPropertyValue('--surface-page') === '';

/** The shell draws both, side by side, on every page; each header has a link at least. */
const isHeadless = (root: Element): boolean =>
  root.querySelector(':scope > main') !== null && root.querySelector(':scope > header > *') === null;

/** React marks each element that it draws or takes over. Tests check the name. */
const isReacts = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

/**
 * Returns true when React never took the page over, or when its parts are copies, or stand elsewhere, so that no press
 * does anything to them.
 */
const isDead = (root: Element): boolean =>
  (root.querySelector(':scope > header') !== null && root.querySelector(':scope > main') === null) ||
  [root.firstElementChild, ...root.querySelectorAll(':scope > main, :scope > header')].some(
    (part) => part !== null && !isReacts(part),
  );

const PICTURES = 'img, svg, canvas, video, iframe';
const isBlank = (main: Element | null): boolean =>
  main !== null && main.textContent.trim() === '' && !main.querySelector(PICTURES);

/**
 * Loads the page without the version that was published last.
 * @param hasOther true when the server has another version of any remote in the page
 */
export function loadWithoutNewest(hasOther: boolean, reload: () => void, page = document): void {
  if (hasOther && avoid(NEWEST, page)) reload();
}

/**
 * Starts watching.
 * @param root the element that React renders into
 * @param hasOther true when the server has another version of any remote in the page
 * @returns a function that stops it
 */
export function watchPage(root: Element, hasOther: boolean, reload: () => void, page = document): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const after = (ms: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };
  const stop = (): void => {
    for (const observer of observers) observer.disconnect();
    timers.forEach(clearTimeout);
    clearInterval(sight);
    timers.clear();
  };
  /**
   * Returns what looks for a harm: the page is lost when it is still there after a while.
   * @param times how often it has to be there in that while
   */
  const lookFor = (isHarmed: () => boolean, ms: number, times = 1) => {
    let waits = false;
    const again = (left: number): void =>
      after(ms / times, () => {
        waits = false;
        // In the background React may draw late.
        if (isHidden(page)) return look();
        if (!isHarmed()) return;
        waits = left > 1;
        if (waits) return again(left - 1);
        stop();
        loadWithoutNewest(hasOther, reload, page);
      });
    return (): void => {
      if (waits || !isHarmed()) return;
      waits = true;
      again(times);
    };
  };
  const lookAtMain = lookFor(() => isBlank(root.querySelector('main')), BLANK_MS);
  const lookAtHeader = lookFor(() => isHeadless(root), GONE_MS);
  const lookForReact = lookFor(() => isDead(root), BLANK_MS);
  const lookForSight = lookFor(() => !isDialogOpen(page) && isOutOfSight(root, page), BLANK_MS, SIGHTS);
  const looks = [
    lookFor(() => isGone(root), GONE_MS),
    lookFor(() => isUnseen(root), BLANK_MS),
    lookFor(() => isUnstyled(page), BLANK_MS),
    lookAtHeader,
    lookForReact,
    lookAtMain,
  ];
  const look = (): void => looks.forEach((one) => one());
  let isDue = false;
  // What main shows changes often, and its whole text is read.
  const lookLater = (): void => {
    if (isDue) return;
    isDue = true;
    after(GONE_MS, () => {
      isDue = false;
      lookAtMain();
      lookAtHeader();
      lookForReact();
    });
  };
  const observers = [new MutationObserver(look), new MutationObserver(lookLater)] as const;
  for (const place of [page.documentElement, page.head, page.body, root])
    observers[0].observe(place, { childList: true, attributes: true, attributeFilter: ['style', 'class', 'hidden'] });
  observers[1].observe(root, { childList: true, subtree: true, characterData: true });
  const sight = setInterval(lookForSight, SIGHT_MS);
  look();
  return stop;
}
