import { announcePage, pushToDataLayer } from '@roost/shared/analytics';
import { consentGate } from '@roost/shared/consent';

/** What a report needs of the page; given by tests. */
export type PageReportDeps = {
  page: object;
  allowed: () => boolean;
  /** Tells the rest of analytics, which keeps its own count. */ announce?: () => void;
};

const browserDeps = (): PageReportDeps => ({
  page: window,
  allowed: () => consentGate.allows('custom_analytics'),
  announce: announcePage,
});

/**
 * Reports each page that is reached: its path and title go to the data layer as a virtual pageview (ROUTE-10). The
 * first call is skipped, because a tag manager counts the load itself. Without consent to analytics nothing is written,
 * then or later (CONS-7).
 */
export function createPageReport(
  { page, allowed, announce }: PageReportDeps = browserDeps(),
): (path: string, title: string) => void {
  let first = true;
  return (path, title) => {
    const skipped = first;
    first = false;
    announce?.();
    if (skipped || !allowed()) return;
    pushToDataLayer(page, { event: 'virtual_pageview', page_path: path, page_title: title });
  };
}
