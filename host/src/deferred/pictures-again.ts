/**
 * Retries pictures that failed to load, because a server was busy or the network broke. Until they come a small house
 * is shown instead of the browser's broken-image icon, with the same alternative text.
 */
import { IMAGE_ENDPOINT } from '@roost/shared/domain/images';

/** Milliseconds before each retry. A picture that does not exist costs three requests. */
const WAITS_MS = [3000, 10_000, 30_000] as const;

/** The house's gray is visible in the light and the dark scheme. */
const HOUSE =
  'url("data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -36 144 96" fill="none" stroke="#868d87" stroke-width="1.5">' +
      '<path d="M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6"/></svg>',
  ) +
  '")';

/**
 * Returns true when the browser gave up on one of the site's pictures. One that is still far from the screen has no
 * address yet.
 */
const isBroken = ({ complete, currentSrc, naturalWidth }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc.includes(IMAGE_ENDPOINT);

/** Requests a picture again: browsers do so when its address is set again. */
function ask(picture: HTMLImageElement): void {
  const { src, srcset } = picture;
  picture.srcset = srcset;
  picture.src = src;
}

/** Watches the pictures of the page, also those that failed before. Returns a function that stops it. */
export function askForPicturesAgain(page: Document = document, line: Window = window): () => void {
  const tries = new WeakMap<HTMLImageElement, number>();
  const fail = (picture: HTMLImageElement): void => {
    picture.style.setProperty('content', HOUSE);
    const tried = tries.get(picture) ?? 0;
    tries.set(picture, tried + 1);
    const wait = WAITS_MS[tried];
    if (wait !== undefined) setTimeout(() => picture.isConnected && isBroken(picture) && ask(picture), wait);
  };
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement && isBroken(target)) fail(target);
  };
  const onLoad = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement) || !tries.delete(target)) return;
    target.style.removeProperty('content');
  };
  const onLine = (): void => {
    for (const picture of [...page.images].filter(isBroken)) ask(picture);
  };
  for (const picture of [...page.images].filter(isBroken)) fail(picture);
  // Error events of a picture do not bubble: they are caught in the capture phase.
  page.addEventListener('error', onError, true);
  page.addEventListener('load', onLoad, true);
  line.addEventListener('online', onLine);
  return () => {
    page.removeEventListener('error', onError, true);
    page.removeEventListener('load', onLoad, true);
    line.removeEventListener('online', onLine);
  };
}
