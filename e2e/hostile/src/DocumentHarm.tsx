/**
 * Deeds against the document that a page stands in: HTML that takes in what comes after it, elements that a document
 * has once, names that hide its own, and a page that was put out of reach. Each is written so that the check of the
 * built files does not see it.
 */
import { createElement, useEffect } from 'react';
import { does } from './deed.ts';

/** HTML that a server writes as it is. A browser closes it by itself. */
const RAW: Readonly<Record<string, string>> = {
  'leaves a comment open': '<!--',
  'leaves a text area open': '<textarea>',
  'leaves a template open': '<template>',
  'closes its region': '</div></div></main></div></body></html>',
};
/** `dangerouslySetInnerHTML`: a minimizer would join its parts. */
const PROP = atob('ZGFuZ2Vyb3VzbHlTZXRJbm5lckhUTUw=');

/** What a dialog does that forgets to take it back. */
const LEFT_BEHIND: Readonly<Record<string, readonly [string, string, string]>> = {
  'makes the page inert': ['#root', 'inert', ''],
  'lets no pointer through': ['body', 'style', 'pointer-events: none'],
  'makes the page invisible': ['body', 'style', 'visibility: hidden'],
  'makes the page transparent': ['body', 'style', 'opacity: 0'],
  'leaves the scrolling locked': ['html', 'style', 'overflow: hidden'],
};

export function DocumentHarm() {
  useEffect(() => {
    for (const [deed, [place, name, value]] of Object.entries(LEFT_BEHIND))
      if (does(deed)) document.querySelector(place)?.setAttribute(name, value);
    if (does('takes all styles away'))
      for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) sheet.remove();
    if (does('empties the head')) document.querySelector('head')?.replaceChildren();
    if (does('empties the header')) document.querySelector('header')?.replaceChildren();
    if (does('adds entries for ever')) setInterval(() => history.pushState(history.state, '', location.href), 100);
  }, []);
  const raw = Object.keys(RAW).find((deed) => does(deed));
  if (raw !== undefined) return createElement('div', { [PROP]: { __html: RAW[raw] } });
  if (does('writes plaintext')) return createElement('plaintext');
  if (does('writes html')) return <html lang="xx">In it</html>;
  if (does('has an image named createElement')) return createElement('img', { name: 'createElement', alt: '' });
  if (does('has the id of the state')) return <i id="roost-page" />;
  if (does('has the id of the scripts')) return <i id="roost-scripts" />;
  return null;
}
