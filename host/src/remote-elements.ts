/**
 * The functions that make elements, for server bundles of remotes (PLAT-3). What a remote writes stands in the middle of
 * the document, and the page's state and scripts come after it. HTML that is not closed takes them in, an element of
 * the document's own ends them, and an id or a name of theirs hides them: in each case no script of the page ever runs,
 * and nothing in the browser can find it. So such an element is an error of its remote, where it is made (decision
 * 0187).
 */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { PAGE_STATE_ID, ROOT_ID } from './page/page-state.ts';
import { SCRIPTS_ID } from './page/start-after-paint.ts';

/** A document has one of each; `plaintext` has no end. */
const OF_DOCUMENT: ReadonlySet<unknown> = new Set(['html', 'head', 'body', 'frameset', 'base', 'plaintext']);
const OF_HOST: ReadonlySet<unknown> = new Set([ROOT_ID, PAGE_STATE_ID, SCRIPTS_ID]);

/** Elements whose name, or id, becomes a property of the document and hides the one that was there. */
const NAMED: ReadonlySet<unknown> = new Set(['embed', 'form', 'iframe', 'img', 'object']);
/** Properties of the document that scripts of a page ask for. */
const ASKED_FOR: ReadonlySet<unknown> = new Set(
  (
    'activeElement addEventListener adoptNode append appendChild baseURI body characterSet childNodes children compareDocumentPosition ' +
    'contains contentType cookie createComment createDocumentFragment createElement createElementNS createEvent createRange ' +
    'createTextNode createTreeWalker currentScript defaultView dispatchEvent doctype documentElement documentURI elementFromPoint ' +
    'elementsFromPoint exitFullscreen firstChild firstElementChild fonts forms fullscreenElement getAnimations getElementById ' +
    'getElementsByClassName getElementsByName getElementsByTagName getRootNode getSelection hasFocus head hidden images implementation ' +
    'importNode insertBefore isConnected lastChild links nextSibling nodeName nodeType nodeValue ownerDocument parentElement ' +
    'parentNode prerendering previousSibling querySelector querySelectorAll readyState referrer removeChild removeEventListener ' +
    'replaceChild scripts scrollingElement startViewTransition styleSheets textContent title visibilityState URL'
  ).split(' '),
);

type Props = Readonly<Record<string, unknown>> | null | undefined;

function findBreach(type: string, props: Props): string | null {
  const tag = type.toLowerCase();
  if (OF_DOCUMENT.has(tag)) return `<${tag}>: the document is the host's`;
  if (!props) return null;
  // React moves it into the head, where a policy stops all that the page asks for from then on.
  if (tag === 'meta' && (props['httpEquiv'] ?? props['http-equiv']) !== undefined) return '<meta http-equiv>';
  if (props['dangerouslySetInnerHTML']) return 'HTML of its own (dangerouslySetInnerHTML): make elements of it';
  if (OF_HOST.has(props['id'])) return `the id ${String(props['id'])}: it is the host's`;
  if (!NAMED.has(tag)) return null;
  const name = [props['name'], props['id']].find((each) => ASKED_FOR.has(each));
  return name === undefined ? null : `<${tag}> with the name ${String(name)}: it would hide that of the document`;
}

type Make = (type: React.ElementType, props: Props, ...rest: unknown[]) => unknown;

/** Throws where no remote may write such an element. */
function check(type: unknown, props: Props): void {
  const breach = typeof type === 'string' ? findBreach(type, props) : null;
  if (breach !== null) throw new Error(`A remote may not write ${breach}`);
}

const checked =
  (make: Make): Make =>
  (type, props, ...rest) => {
    check(type, props);
    return make(type, props, ...rest);
  };

const own = {
  createElement: checked(React.createElement as Make),
  cloneElement: (
    element: React.ReactElement,
    props?: object | null,
    ...children: React.ReactNode[]
  ): React.ReactElement => {
    check(element.type, props as Props);
    return React.cloneElement(element, props ?? {}, ...children);
  },
};

/** `react` for remotes. Frozen, as all modules are: several remotes share it. */
export const remoteReact: Readonly<Record<string, unknown>> = Object.freeze({
  ...React,
  ...own,
  default: Object.freeze({ ...React, ...own }),
});
/** `react/jsx-runtime` for remotes. */
export const remoteJsxRuntime: Readonly<Record<string, unknown>> = Object.freeze({
  ...jsxRuntime,
  jsx: checked(jsxRuntime.jsx as Make),
  jsxs: checked(jsxRuntime.jsxs as Make),
});
