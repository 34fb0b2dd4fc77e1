/** A refusal as the hosted service words it: answered as `{message, status}` with that HTTP status. */
export class SearchError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'SearchError';
    this.status = status;
  }
}

export const badRequest = (message: string): SearchError => new SearchError(400, message);
export const notFound = (message: string): SearchError => new SearchError(404, message);
export const forbidden = (message: string): SearchError => new SearchError(403, message);
