import { onFirstSign, whenQuiet } from '@roost/shared/federation';

/**
 * Delays pictures far below the screen until the visitor does something or comes near, or the network is idle: browsers
 * request lazy pictures 1,250 px ahead and more, which on a phone are two or three that share the network with what the
 * first screen needs. Places of pictures (`data-late`) have a fixed size, so nothing moves (decision 0130).
 */

/** Screens ahead within which a picture is requested while the visitor has not moved. After that browsers decide. */
const AHEAD = 0.75;

/** Milliseconds without a request after which the network counts as idle. */
const REST_MS = 2000;

/** Width from which the style sheet delays nothing: a wide screen shows what a phone has below. */
const WIDE_PX = 600;

/** Marks places far below the screen. The style sheet (`base.css`) delays their pictures until then. */
export function holdFarPictures(page: Document = document): void {
  if (window.innerWidth >= WIDE_PX) return;
  const line = window.innerHeight * (1 + AHEAD);
  const far = [...page.querySelectorAll<HTMLElement>('[data-late=""]')].filter(
    // What is inside a card that is not laid out has no place yet.
    (place) => (place.closest('li') ?? place).getBoundingClientRect().top > line,
  );
  if (far.length === 0 || !('IntersectionObserver' in globalThis)) return;
  const show = (place: Element) => place.setAttribute('data-late', '');
  const observer = new IntersectionObserver(
    (entries) => entries.forEach(({ isIntersecting, target }) => isIntersecting && show(target)),
    { rootMargin: `${AHEAD * 100}%` },
  );
  for (const place of far) {
    place.setAttribute('data-late', 'far');
    observer.observe(place);
  }
  const release = () => {
    stopSign();
    stopQuiet();
    observer.disconnect();
    // After the handlers of the visitor's action.
    setTimeout(() => far.forEach(show));
  };
  const stopSign = onFirstSign(release);
  const stopQuiet = whenQuiet(release, REST_MS);
}
