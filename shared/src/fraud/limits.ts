/** Numbers of the collector's protocol (docs/spec/fraud.md). Milliseconds unless a name says otherwise. */
const DAY = 86_400_000;

export const SDK_VERSION = '1.1.6';
export const UNUSED_LIMIT = 3 * DAY;
export const AGE_LIMIT = 7 * DAY;
export const CONFIG_LIMIT = 3000;
export const DEFAULT_TTL = 900_000;
export const COMPLETE_LIMIT = 5000;
export const FALLBACK_END = 3000;
export const COOKIE_WAIT = 2000;
export const COOKIE_POLL = 10;
export const COOKIE_DAYS = 365;

/** Decided here: calls without a limit of their own in the specification, and how often a broken answer can make us collect. */
export const CALL_LIMIT = 5000;
export const SHORTEST_TTL = 60_000;
/** A longer timer would fire at once. */
export const LONGEST_TTL = DAY;
/** No answer of the collector is longer than this, whatever arrives. */
export const LONGEST_ANSWER = 65_536;
