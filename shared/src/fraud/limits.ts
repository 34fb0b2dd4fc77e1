/** Numbers of the collector's protocol (docs/spec/fraud.md). */
const DAY_MS = 86_400_000;

export const SDK_VERSION = '1.1.6';
export const UNUSED_LIMIT_MS = 3 * DAY_MS;
export const AGE_LIMIT_MS = 7 * DAY_MS;
export const CONFIG_LIMIT_MS = 3000;
export const DEFAULT_TTL_MS = 900_000;
export const COMPLETE_LIMIT_MS = 5000;
export const FALLBACK_END_MS = 3000;
export const COOKIE_WAIT_MS = 2000;
export const COOKIE_POLL_MS = 10;
export const COOKIE_DAYS = 365;

/**
 * Decided here: calls without a limit of their own in the specification, and how often a broken answer can make us
 * collect.
 */
export const CALL_LIMIT_MS = 5000;
export const SHORTEST_TTL_MS = 60_000;
/** A longer timer would fire at once. */
export const LONGEST_TTL_MS = DAY_MS;
/** No answer of the collector is longer than this, whatever arrives. */
export const LONGEST_ANSWER = 65_536;
