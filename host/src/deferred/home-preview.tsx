/**
 * Shows the photo and the name of a home in the frame after the press on its card, where they are on its page, until that
 * page is there (decision 0190). Nothing of it is for a screen reader: the page itself says what came.
 */
import { createRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
import { asWritten } from '@roost/shared/texts';
import { carried, Heading, Skeleton, Wrap } from '@roost/shared/ui';
import styles from './HomePreview.module.css';

const STILL = '(prefers-reduced-motion: reduce)';
/** As `--t-2` and `--ease` of the design system. */
const MOTION = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** Moves `image` from there to its own place. */
function moveFrom(from: DOMRect, image: HTMLImageElement): void {
  const to = image.getBoundingClientRect();
  if (to.width === 0 || to.height === 0) return;
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
  const transform = `translate(${from.left - to.left}px, ${from.top - to.top}px) ${scale}`;
  image.animate([{ transform }, { transform: 'none' }], MOTION);
}

/** As it is made ahead, without a home: what a press changes is the file of the photo and the name. */
function HomePreview() {
  return (
    <Wrap width="narrow">
      <div className={styles.photos}>
        <span>
          <img alt="" decoding="sync" />
        </span>
        <span />
        <span />
        <span />
        <span />
      </div>
      <div className={styles.titles}>
        <Heading level={1} {...asWritten()} />
        <Skeleton width="14rem" height="1.25rem" />
      </div>
      <div className={styles.facts}>
        <Skeleton width="20rem" height="1.25rem" />
        <Skeleton width="34rem" height="1.25rem" />
        <Skeleton width="30rem" height="1.25rem" />
      </div>
    </Wrap>
  );
}

/** Brings the header down to where it is at the top of a page. Returns a function that takes it back. */
function bringHeader(page: Document): () => void {
  const header = page.querySelector<HTMLElement>('header');
  const top = header?.getBoundingClientRect().top ?? 0;
  if (!header || top >= 0) return () => undefined;
  header.style.transform = `translateY(${-top}px)`;
  return () => header.style.removeProperty('transform');
}

/** Makes the preview, hidden. Returns what shows it and gives back what hides it. */
function makePreview(page: Document): (headline: string, photo: HTMLImageElement) => () => void {
  const place = page.createElement('div');
  place.className = styles.preview ?? '';
  place.setAttribute('aria-hidden', 'true');
  place.hidden = true;
  page.body.append(place);
  createRoot(place).render(<HomePreview />);
  return (headline, photo) => {
    const [image, heading] = [place.querySelector('img'), place.querySelector('h1')];
    if (!image || !heading) return () => undefined;
    image.src = photo.currentSrc;
    heading.textContent = headline;
    // No two may have one name: from here on it is the photo of the preview that is carried.
    image.style.viewTransitionName = photo.style.viewTransitionName;
    photo.style.viewTransitionName = '';
    const from = photo.getBoundingClientRect();
    const takeHeaderBack = bringHeader(page);
    place.hidden = false;
    if (!matchMedia(STILL).matches) moveFrom(from, image);
    carried.isPreviewed = true;
    return () => {
      carried.isPreviewed = false;
      place.hidden = true;
      image.style.viewTransitionName = '';
      takeHeaderBack();
    };
  };
}

/** Milliseconds after which a preview goes though nothing tells that its page is there. */
const LIMIT_MS = 1_000;

/** Starts to show previews. Returns a function that stops it. */
export function previewHomes(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  page = document,
): () => void {
  const show = makePreview(page);
  let shown: { remove: () => void; photo: HTMLImageElement; from: string; isOnTheWay: boolean } | null = null;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(limit);
    observer.disconnect();
    shown?.remove();
    shown = null;
  };
  // In the task in which React has put the next page there, before anything is painted: the card is gone with its page.
  const observer = new MutationObserver(() => {
    if (shown?.isOnTheWay && router.state.navigation.state === 'idle' && !shown.photo.isConnected) end();
  });
  const unsubscribe = router.subscribe(({ navigation, location }) => {
    if (!shown) return;
    clearTimeout(limit);
    if (navigation.state !== 'idle') shown.isOnTheWay = true;
    else if (location.key === shown.from) end();
    else limit = setTimeout(end, LIMIT_MS);
  });
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('article a[href]') : null;
    const { home } = carried;
    const main = page.getElementById('main');
    if (!event.defaultPrevented || !link || !home || !main || shown) return;
    if (home.path !== link.pathname || !home.photo.isConnected || !home.photo.complete) return;
    const headline = link.closest('article')?.querySelector('h3')?.textContent ?? '';
    const remove = show(headline, home.photo);
    const isOnTheWay = router.state.navigation.state !== 'idle';
    shown = { remove, photo: home.photo, from: router.state.location.key, isOnTheWay };
    if (!isOnTheWay) limit = setTimeout(end, LIMIT_MS);
    observer.observe(main, { childList: true, subtree: true });
  };
  page.addEventListener('click', onClick);
  // A page that the browser keeps for "back" is kept without it.
  addEventListener('pagehide', end);
  return () => {
    page.removeEventListener('click', onClick);
    removeEventListener('pagehide', end);
    unsubscribe();
    end();
  };
}

let isStarted = false;
/** Starts it for the life of the page. Who calls it again changes nothing. */
export function startPreviews(router: Parameters<typeof previewHomes>[0]): void {
  if (!isStarted) previewHomes(router);
  isStarted = true;
}
