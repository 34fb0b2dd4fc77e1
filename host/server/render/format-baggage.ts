/**
 * Writes whose page a request to services is for (W3C Baggage). `parseBaggage` of `@roost/observe` reads it; it is not
 * imported, so that a change of what servers log with builds no host anew (PLAT-2).
 */
export type PageOf = { remote: string; version: string };

export const formatBaggage = ({ remote, version }: PageOf): string =>
  `roost.remote=${encodeURIComponent(remote)},roost.version=${encodeURIComponent(version)}`;
