import { onFirstSign } from '@roost/shared/federation';
import { whenQuiet } from './when-quiet.ts';

/**
 * Pictures far below the screen wait until the visitor stirs or comes near, or until the line is at rest: browsers ask for lazy pictures 1,250 px ahead and
 * more, which on a phone are two or three that share the line with what the first screen needs. Places of pictures (`data-late`) have a size of their own,
 * so nothing moves (decision 0130).
 */

/** Screens ahead within which a picture is asked for, while the visitor has not moved yet. After that browsers decide. */
const AHEAD = 0.75;

/** Milliseconds without a file after which the line has nothing better to do. */
const REST_MS = 2000;

/** Where the style sheet holds nothing back: a wide screen shows what a phone has below. */
const WIDE_PX = 600;

/** Marks places of pictures far below the screen, whose pictures the style sheet (`base.css`) holds back until then. */
export function holdFarPictures(page: Document = document): void {
  if (window.innerWidth >= WIDE_PX) return;
  const line = window.innerHeight * (1 + AHEAD);
  const far = [...page.querySelectorAll<HTMLElement>('[data-late=""]')].filter(
    (place) => place.getBoundingClientRect().top > line,
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
    // After what the sign was for.
    setTimeout(() => far.forEach(show));
  };
  const stopSign = onFirstSign(release);
  const stopQuiet = whenQuiet(release, REST_MS);
}
