/**
 * What the text of a built script may not do (PLAT-3, PLAT-6): asked by the command before a version is sent, and by
 * the registry's service of what was sent. Each sentence names the file and the way out. Pure.
 */
import { boxesIn, builtinChanges } from './builtin-changes.ts';

/** Events that parts of shared send, whatever remote brings them along. */
const OF_SHARED = new Set([
  'roost:track',
  'roost:page-shown',
  'roost:error',
  'roost:session-refresh',
  'roost:fraud-collection',
  'roost:hot-module',
]);
const NAMED = /\bnew CustomEvent(?:<[^>]{0,60}>)?\(\s*(["'`])([^"'`]{1,100})\1/g;

/**
 * Names of events that are neither the remote's own nor of shared. A name that is put together while the page runs is
 * not seen.
 */
export const foreignEvents = (script: string, remote: string): string[] =>
  [...script.matchAll(NAMED)]
    .map(([, , name = '']) => name)
    .filter((name) => !OF_SHARED.has(name) && !name.startsWith(`${remote}:`));

/**
 * HTML as a prop of an element of React, as builds write it. The server refuses it wherever it is made
 * (`host/src/remote-elements.ts`). Not what a library brings along for another way to draw.
 */
const RAW_HTML =
  /\b(?:jsxs?|createElement)\)?\(\s*["'`][\w-]+["'`]\s*,\s*\{[^{}]{0,500}\bdangerouslySetInnerHTML["']?\s*:/;

/**
 * A policy for the whole page, which stops all that the page asks for from then on, and rules among the host's own. Style
 * elements that a script makes are refused by the page's policy, so that no library needs to write rules into them.
 */
const POLICY = /\bhttp-?equiv\b[^;]{0,80}content-security-policy/i;
const RULES = /\.(?:insertRule|addRule|replaceSync)\s*\(/;

const FEW = 3;
const list = (found: readonly string[]): string => [...new Set(found)].slice(0, FEW).join(' ');

/** What one script does that no remote may. */
export function scriptBreaches(file: string, script: string, remote: string): string[] {
  const changes = builtinChanges(script);
  const boxes = boxesIn(script);
  const events = foreignEvents(script, remote);
  return [
    ...(changes.length > 0
      ? [`${file} changes what all scripts use: ${list(changes)} (write a function of your own)`]
      : []),
    ...(boxes.length > 0
      ? [`${file} stops the page with a box of the browser: ${list(boxes)} (show a dialog of @roost/shared/ui)`]
      : []),
    ...(RAW_HTML.test(script)
      ? [`${file} writes HTML of its own into the page: dangerouslySetInnerHTML (make elements of it)`]
      : []),
    ...(POLICY.test(script)
      ? [`${file} sets a policy for the whole page: Content-Security-Policy (leave it out)`]
      : []),
    ...(RULES.test(script)
      ? [`${file} writes rules into style sheets of the page (write them in the remote's own style sheet)`]
      : []),
    ...(events.length > 0
      ? [`${file} sends events of names that are not its own: ${list(events)} (begin them with ${remote}:)`]
      : []),
  ];
}
