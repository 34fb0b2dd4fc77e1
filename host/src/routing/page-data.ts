/** The answer of a page's loader, as the router keeps it and the HTML carries it. */
import type { RouteHead } from '@roost/shared/contracts/remote-module';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { copy } from '../copy.ts';

/** `form` has the header without its search, and no footer. */
export type Frame = 'standard' | 'checkout' | 'form';

export type PageData =
  /**
   * `head` and `code`, the name of the chunk that the page begins with, are left out of the HTML: the document has them
   * already.
   */
  | { state: 'ready'; data: unknown; status: number; frame: Frame; head?: RouteHead; code?: string }
  /** The loader failed; the page's region says so and offers another try. */
  | { state: 'failed'; remote: RemoteName; version: string | null }
  /** The server could not do it (no server bundle, it threw, it took too long): the browser loads the data. */
  | { state: 'browser' };

/** Status of the HTML for a page's data: 503 when the page's own data could not be had. */
export function getStatus(data: PageData): number {
  if (data.state === 'ready') return data.status;
  return data.state === 'failed' ? 503 : 200;
}

/**
 * Head of a page: its own, or one that says that it failed, so that no title, address or description of another page is
 * left. Null while nothing is known.
 */
export function getHead(data: PageData): RouteHead | null {
  if (data.state === 'failed') return { title: copy.withBrand(copy.failed.title), robots: 'noindex' };
  return (data.state === 'ready' && data.head) || null;
}

export function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'state' in value;
}
