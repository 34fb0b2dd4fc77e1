/** What guests of a campaign do, and how it ends. */

/** By requests. */
export type RequestFlow =
  | 'home'
  | 'listing'
  | 'calendar'
  | 'quote'
  | 'page'
  | 'book'
  | 'pay'
  | 'cancel'
  | 'signin'
  | 'save';
/** In a browser: finds a home and saves it, or books one. */
export type BrowserFlow = 'look' | 'reserve';
export type Flow = RequestFlow | BrowserFlow;
export const BROWSER_FLOWS: readonly BrowserFlow[] = ['look', 'reserve'];

/** Done, refused in words, without an answer because the connection broke, or with what must never be. */
export type Outcome = { flow: Flow; result: 'done' | 'refused' | 'broken' | 'wrong'; detail: string };
