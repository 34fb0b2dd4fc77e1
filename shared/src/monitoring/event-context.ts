/**
 * What every event of the monitoring client is told beside itself (ANLT-6, PLAT-9): page, route, and whose code it was.
 * Pure.
 */
import type { RumEvent } from '@datadog/browser-rum-slim';
import { getOwner } from './owner.ts';
import type { CodeOwner } from './owner.ts';

/** The page a visitor is on. */
export type MonitoredPage = CodeOwner & {
  /** What people call it: Search, Listing. */
  page: string;
  /** Pattern of its address: `/booking/confirmation/:code`. */
  route: string;
};

/** Only what is read of events, which have very many more fields. */
type Attributed = {
  type: string;
  context?: object | undefined;
  error?: { stack?: string | undefined } | undefined;
  resource?: { url: string } | undefined;
  long_task?: { scripts?: readonly { source_url?: string | undefined }[] | undefined } | undefined;
};

/** Whose code an event is about: its own file where it names one, else the page's remote. */
export function ownerOfEvent(event: Attributed, page: CodeOwner): CodeOwner {
  const pageOwner = { remote: page.remote, version: page.version };
  switch (event.type) {
    case 'error':
      return getOwner(event.error?.stack) ?? pageOwner;
    case 'resource':
      return getOwner(event.resource?.url) ?? pageOwner;
    case 'long_task':
      return event.long_task?.scripts?.map(({ source_url: url }) => getOwner(url)).find(Boolean) ?? pageOwner;
    default:
      return pageOwner;
  }
}

/**
 * Changes an event in place, as the client wants it, before it is sent: says whose it is, and takes out what an address
 * may tell of a guest (a confirmation code, a query). An event that names its owner keeps it; so does one of a page
 * that was left since.
 */
export function describeEvent(event: RumEvent, page: MonitoredPage, siteUrl: string): true {
  const given: Record<string, unknown> = { ...event.context };
  const here =
    typeof given['page'] === 'string' && typeof given['remote'] === 'string' && typeof given['version'] === 'string'
      ? { ...page, page: given['page'], remote: given['remote'], version: given['version'] }
      : page;
  const owner = given['owned'] === true ? { remote: here.remote, version: here.version } : ownerOfEvent(event, here);
  event.context = {
    ...given,
    page: here.page,
    route: typeof given['route'] === 'string' ? given['route'] : page.route,
    ...owner,
  };
  event.view.url = `${siteUrl}${String(event.context['route'])}`;
  if (event.view.referrer) event.view.referrer = withoutQuery(event.view.referrer);
  if (event.type === 'resource') event.resource.url = withoutQuery(event.resource.url);
  return true;
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}
