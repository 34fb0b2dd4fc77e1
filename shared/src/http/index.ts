/** The one way in which the site asks: requests with a time limit, the token of writes, a schema, and a typed failure. */
export { browserApi, createHttp, getCsrfToken, READ_LIMIT_MS, WRITE_LIMIT_MS } from './http.ts';
export type { CallOptions, Http, HttpFailure, HttpOptions, HttpResult, Refused, Unavailable } from './http.ts';
export { parseJson, send } from './send.ts';
export type { Fetcher, NoResponse, Received, SendOptions } from './send.ts';
