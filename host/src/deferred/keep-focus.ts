/**
 * Gives back a focus that went with what had it: "Try again" goes when its page or region is there, a filter with its
 * chip. Browsers leave it on the body, where a screen reader begins at the top again and Escape closes nothing (UI-5).
 */

/** Milliseconds in which the page may do it better: go to what came instead. */
const WAIT_MS = 100;

/** An element and what it is in, up to the page's main part; nothing for elements elsewhere. Dialogs give it back themselves. */
function pathInMain(from: EventTarget | null): Element[] {
  const path: Element[] = [];
  for (let element = from instanceof Element ? from : null; element; element = element.parentElement) {
    path.push(element);
    if (element.id === 'main') return path;
  }
  return [];
}

/** Focuses the heading that is nearest to where the focus was, without moving the page. */
function focusNearest(path: readonly Element[]): void {
  const places = path.filter((element) => element.isConnected);
  for (const heading of places.flatMap((place) => [...place.querySelectorAll<HTMLElement>('h1, h2, h3')].slice(0, 1))) {
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
    if (heading.ownerDocument.activeElement === heading) return;
  }
}

/** Watches the page. Returns a function that stops it. */
export function keepFocus(page: Document = document): () => void {
  let path: Element[] = pathInMain(page.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => path[0]?.isConnected === false && page.activeElement === page.body;
  const onFocus = ({ target }: Event): void => {
    path = pathInMain(target);
  };
  // Who leaves for no other control has none to get back when it goes later.
  const onLeave = ({ target }: Event): void => {
    setTimeout(() => {
      if (path[0] === target && path[0]?.isConnected && page.activeElement === page.body) path = [];
    });
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isLost()) focusNearest(path);
    }, WAIT_MS);
  });
  page.addEventListener('focusin', onFocus);
  page.addEventListener('focusout', onLeave);
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    page.removeEventListener('focusin', onFocus);
    page.removeEventListener('focusout', onLeave);
  };
}
