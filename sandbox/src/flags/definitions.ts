/**
 * The flags of the site, as a team would define them at the provider. The first variation is the control, which
 * everybody gets while the flag is off.
 */
export type FlagDefinition = { key: string; title: string; variations: readonly { key: string; says: string }[] };

export const FLAGS: readonly FlagDefinition[] = [
  {
    key: 'search-card-layout',
    title: 'What leads on a card of the search results',
    variations: [
      { key: 'home-first', says: 'Kind, place and name of the home, its price last' },
      { key: 'price-first', says: 'The price, larger, then the name of the home' },
    ],
  },
];
