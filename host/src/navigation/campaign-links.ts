/** `utm_…` and `gclid`, in an address or among cookies. */
const NAMES_A_CAMPAIGN = /(?:^|[?&;\s])(?:utm_(?:source|medium|campaign|content|term)|gclid)=/;

/**
 * Completes links to our sites for owners with the visitor's campaign (ANLT-4). The code is loaded where the address or
 * a cookie names one: most visitors have none.
 */
export function completeCampaignLinks(sites: readonly string[], allowed: () => boolean): void {
  if (!NAMES_A_CAMPAIGN.test(`${location.search};${document.cookie}`)) return;
  import(/* webpackChunkName: "campaign-links" */ '@roost/shared/analytics/marketing').then(
    ({ completeMarketingLinks }) => completeMarketingLinks(sites, allowed),
    // Without it the links lead to the same pages.
    () => undefined,
  );
}
