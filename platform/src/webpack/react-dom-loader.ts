import { withoutParts } from './react-dom-parts.ts';

/**
 * Makes the five errors that React throws to itself (a part waits for its code) after the page's script has run, not in
 * the middle of it. An error keeps its stack. Where something looks at pages from outside (developer tools, Lighthouse,
 * monitoring of browsers), the browser works out each place in that stack at once, and reads every function around it
 * again: here all of React and the whole script, which was a third of running it.
 */
const MADE = /\b(var )?(\w+Exception) = (Error\(formatProdErrorMessage\(\d+\)\))([,;])/g;
const EXPECTED = [
  'HydrationMismatchException',
  'SuspenseException',
  'SuspenseyCommitException',
  'SuspenseActionException',
  'SelectiveHydrationException',
];

/**
 * Returns React's browser build with its own errors made in a task of their own. Throws when they are not where they
 * were.
 */
export function withLateErrors(source: string): string {
  const late: string[] = [];
  const text = source.replaceAll(MADE, (_, begin: string | undefined, name: string, error: string, end: string) => {
    late.push(`${name} = ${error};`);
    return `${begin ?? ''}${name}${end}`;
  });
  const made = late.map((line) => line.split(' ', 1)[0]);
  if (made.join() !== EXPECTED.join())
    throw new Error(`React makes other errors at its start (${made.join(', ')}): look at react-dom-loader.ts`);
  return `${text}\nqueueMicrotask(function () { ${late.join(' ')} });\n`;
}

/** Only for the production build: the other has all of it, and nobody waits for it. */
export default function reactDomLoader(source: string): string {
  return withLateErrors(withoutParts(source));
}
