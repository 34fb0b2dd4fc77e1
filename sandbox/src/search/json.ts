/** Any JSON value, as documents of unknown shape hold them. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A record of an index, its `objectID` included. */
export type Doc = { [key: string]: Json };

/** Is it a JSON object (not null, not a list)? */
export const isObject = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
