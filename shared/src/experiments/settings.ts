/** Where the flag service is. The key says which site asks; it is no secret. */
export type ExperimentsSettings = { apiHost: string; clientKey: string };
