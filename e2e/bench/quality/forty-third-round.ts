/**
 * Queries of a forty-third round, the set "thirteenth sight": regions, states and countries only, the row that was
 * weakest before. Written after what the forty-second showed was mended, committed before it was run, run once.
 */
import type { Home } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { all, any, beach, has, hut, inCountry, inRegion, inState, mountain, pets, sea, sleeps, within } = rules;

/** Queries by kind. */
export function fortyThirdRound(_homes: readonly Home[]): QueryTable {
  return {
    'state, region or country': [
      ['northern georgia', within(100, 34.6, -84.3)],
      ['the lakes region nh', within(100, 43.6, -71.4)],
      ['eastern pennsylvania', inState('Pennsylvania')],
      ['central new york state', inState('New York')],
      ['the south carolina coast', inState('South Carolina')],
      ['outer banks or crystal coast', inRegion('Outer Banks')],
      ['north florida beaches', all(inState('Florida'), inRegion('Destin and 30A'))],
      ['western florida panhandle', inRegion('Destin and 30A')],
      ['coastal alabama condo', all(inState('Alabama'))],
      ['south louisiana', inState('Louisiana')],
      ['texas hills', inRegion('Texas Hill Country')],
      ['se oklahoma cabins', all(inState('Oklahoma'), hut)],
      ['the missouri lakes', inState('Missouri')],
      ['northern lower michigan', inState('Michigan')],
      ['wisconsin peninsula', inRegion('Door County')],
      ['minnesota north woods', inState('Minnesota')],
      ['western south dakota', inState('South Dakota')],
      ['colorado mountains with a hot tub', all(inState('Colorado'), has('Hot Tub'))],
      ['the four corners region of colorado', inState('Colorado')],
      ['eastern utah', inState('Utah')],
      ['northern arizona red rocks', inRegion('Sedona')],
      ['new mexico mountains', inState('New Mexico')],
      ['the sierra nevada of california', inRegion('Lake Tahoe')],
      ['california wine region for 8', all(inRegion('Sonoma and Napa'), sleeps(8))],
      ['southern california desert with dog', all(inRegion('Palm Springs', 'Joshua Tree'), pets)],
      ['california central coast', inRegion('Big Sur and Monterey')],
      ['northern oregon coast', inState('Oregon')],
      ['central washington cabin', all(inState('Washington'), hut)],
      ['island in washington state', inRegion('San Juan Islands')],
      ['hawaiian beach house', all(inState('Hawaii'), any(beach, sea))],
      ['western canada mountains', all(inCountry('Canada'), any(mountain))],
      ['the riviera maya mexico', inRegion('Tulum and Riviera Maya')],
      ['rural england', inCountry('United Kingdom')],
      ['northern scotland', inRegion('Scottish Highlands')],
      ['southeast france', inCountry('France', 'Monaco')],
      ['southern portugal beach', all(inCountry('Portugal'), any(sea))],
      ['north italian lake', inRegion('Lake Como')],
      ['greek island with pool', all(inCountry('Greece'), has('Pool'))],
      ['eastern australia', inCountry('Australia')],
      ['south island of new zealand', inCountry('New Zealand')],
    ],
  };
}
