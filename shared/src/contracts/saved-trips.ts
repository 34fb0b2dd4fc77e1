/**
 * The copy of a trip that opens at the door without a signal (STAY-1). The trip's page saves it, the worker answers
 * with it when the network does not, and signing out deletes it.
 */
export const SAVED_TRIPS = {
  /** Name of the browser's cache that holds the copies, one for each trip under its path. */
  cache: 'roost-trips',
  worker: '/trips-worker.js',
  /**
   * The worker hears of all pages: to those that are not saved it answers, without a network, with the page at
   * `offline`.
   */
  scope: '/',
  /** Path of the list, whose copy has `listPlace` where the trips that are still saved stand. */
  list: '/trips',
  listPlace: '<!--trips-->',
  /** Path of the copy that stands for pages that are not saved; it has `listPlace`, too. The site has no such page. */
  offline: '/offline',
  /** Header of a trip's copy: its day of check-in and its entry in the list, percent-encoded: `2026-06-12 <li>…`. */
  entryHeader: 'x-roost-entry',
  /** Header of a copy: milliseconds of the epoch after which it is no longer given. */
  untilHeader: 'x-roost-until',
  /** Header of a copy that has the door's code: the dates of the stay and the code, `2026-06-12/2026-06-16 703521`. */
  codeHeader: 'x-roost-door',
} as const;
