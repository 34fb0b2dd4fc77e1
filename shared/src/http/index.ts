/**
 * The one way in which the site asks: requests with a time limit, the token of writes, a schema, and a typed failure.
 */
export { browserApi, createHttp, mayHaveArrived } from './http.ts';
export type { HttpFailure, HttpOptions, HttpResult, Refused, Unavailable } from './http.ts';
export { parseJson, send } from './send.ts';
export type { Fetcher } from './send.ts';
