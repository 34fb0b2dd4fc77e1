/**
 * The photo of the card that was pressed last. The page of its home shows it while the larger file is on its way, and
 * where the browser has view transitions it is carried over (UI-5: not for who wants less motion).
 */

/**
 * The name by which the browser knows the photo of the card and the first photo of the home's page as one. Also in
 * `base.css`.
 */
const NAME = 'home-photo';
/** Marks the place of the first photo on the page of a home. */
const LEAD = '[data-lead-photo]';

type Carried = {
  /** Of the home's page. */
  path: string;
  /** What the card showed: an address of the image endpoint. */
  file: string;
  photo: HTMLImageElement;
};
/** The pressed card's home, and whether its preview is shown until its page is there (decision 0190). */
export const carried: { home: Carried | null; isPreviewed: boolean } = { home: null, isPreviewed: false };

const toPath = (href: string): string | undefined => href.split('?')[0];

/** The photo of a card that can be seen: a guest may have turned it. */
function getShownPhoto(card: Element): HTMLImageElement | undefined {
  const { left, width } = card.getBoundingClientRect();
  const middle = left + width / 2;
  return [...card.querySelectorAll('img')].find((photo) => {
    const place = photo.getBoundingClientRect();
    return place.left <= middle && middle < place.right;
  });
}

/**
 * Remembers the photo of the card that `link` is in. To be called when the link is pressed.
 * @returns true when the change of page can be shown as a view transition. A page that has such a photo itself shows
 *   none: no two may have one name.
 */
export function carryPhoto(link: HTMLAnchorElement): boolean {
  const card = link.closest('article');
  const photo = card && getShownPhoto(card);
  if (!photo?.complete || photo.naturalWidth === 0) return false;
  if (carried.home) carried.home.photo.style.viewTransitionName = '';
  carried.home = { path: link.pathname, file: photo.currentSrc, photo };
  if (!('startViewTransition' in document) || document.querySelector(LEAD) !== null) return false;
  if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return false;
  photo.style.viewTransitionName = NAME;
  return true;
}

/**
 * Names the photo of the card that was pressed before the guest came back to it, so that it goes back where it came
 * from.
 */
export function takePhotoBack(card: Element | null, href: string): void {
  const photo = card?.querySelector('img');
  const { home } = carried;
  if (!photo || !home || home.photo.isConnected || home.path !== toPath(href)) return;
  if (document.querySelector(LEAD) !== null) return;
  home.photo = photo;
  photo.style.viewTransitionName = NAME;
}

/** Returns the file of a photo that the pressed card has shown, or undefined. `photo` is the stored address. */
export function getCarriedFile(photo: string): string | undefined {
  const file = carried.home?.file;
  return file?.includes(`url=${encodeURIComponent(photo)}&`) ? file : undefined;
}
