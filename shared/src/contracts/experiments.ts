/**
 * The experiments of the site: what host, remotes and the flag service must agree on (ANLT-5). The first variation of
 * each is its control, which everybody sees who is not part of it: without consent, with the flag service down, or with
 * an answer that is none of these words.
 */
export const EXPERIMENTS = {
  /** What leads on a card of the search results: the home's name, or its price. */
  'search-card-layout': ['home-first', 'price-first'],
} as const satisfies Readonly<Record<string, readonly [string, string, ...string[]]>>;

export type ExperimentKey = keyof typeof EXPERIMENTS;
export type Variation<K extends ExperimentKey = ExperimentKey> = (typeof EXPERIMENTS)[K][number];
/** Which variation somebody gets, of the experiments they are part of. */
export type Assignments = { [K in ExperimentKey]?: Variation<K> };

export const EXPERIMENT_KEYS = Object.keys(EXPERIMENTS) as ExperimentKey[];

/** What is sent to analytics when a guest first sees a variation they were assigned. */
export type Exposure = { experimentId: ExperimentKey; variationId: Variation };

/** Where the flag service is. The key says which site asks; it is no secret. */
export type ExperimentsSettings = { apiHost: string; clientKey: string };
