/**
 * Queries that a large index asks itself before anybody else does: the runtime compiles what it meets often, and
 * without them the first hundreds of guests pay for that. Facets get the sets of their values on the way. Small indices
 * answer fast enough without (decision 0128).
 */
import type { Engine } from '../engine/engine.ts';
import { facetUses } from '../engine/schema.ts';
import type { Doc } from '../json.ts';
import { breather } from './breather.ts';
import type { Catalog } from './catalog.ts';

/** Records from which on an index warms itself up. */
const LARGE = 20_000;
const ROUNDS = 120;
const [RADIUS_METRES, PRECISION_METRES, HITS] = [48_000, 8_000, 24];
/** Slots and days are taken in steps that have no common part with their number. */
const STEP = 7_919;
const LONGEST_STAY = 7;

type Run = (index: string, params: Doc) => unknown;

/** Asks each large index; settles when it has answered. A query that fails is left out. */
export async function warmUp(catalog: Catalog, run: Run): Promise<void> {
  const breathe = breather();
  for (const { name, primary, settings } of catalog.names()) {
    if (primary || catalog.readable(name).engine.size < LARGE) continue;
    const { engine } = catalog.readable(name);
    for (let round = 0; round < ROUNDS; round++)
      for (const params of makeQueries(engine, settings, round)) {
        try {
          run(name, params);
        } catch {
          break;
        }
        await breathe();
      }
  }
}

/**
 * What a page of results asks, around a record and for what it has: the page, then one count without the record's last
 * facet.
 */
export function makeQueries(engine: Engine, settings: Doc, round: number): Doc[] {
  const slot = (round * STEP) % engine.size;
  const uses = [...facetUses(settings)];
  const counted = uses.filter(([name, { filterOnly }]) => !filterOnly && engine.facets.has(name)).map(([name]) => name);
  const held = counted.flatMap((name) => {
    const values = engine.facets.get(name)?.of(slot) ?? [];
    const value = values[round % Math.max(1, values.length)];
    return value === undefined ? [] : [[`${name}:${value}`]];
  });
  const wanted = held.slice(0, 1 + (round % 2));
  const point = engine.geo.nearest(slot, { lat: 0, lng: 0 });
  const page: Doc = {
    query: '',
    filters: getStay(engine, new Set(uses.map(([name]) => name)), slot, round),
    facetFilters: wanted,
    facets: counted,
    hitsPerPage: HITS,
    getRankingInfo: true,
    clickAnalytics: true,
    attributesToRetrieve: [...counted, '_geoloc'],
    ...(point && {
      aroundLatLng: `${point.lat},${point.lng}`,
      aroundRadius: RADIUS_METRES,
      aroundPrecision: PRECISION_METRES,
    }),
  };
  const count = { ...page, facetFilters: wanted.slice(1), facets: counted.slice(0, 1), hitsPerPage: 0 };
  return [page, count, { ...count, facetFilters: wanted }];
}

/** Filters on days in a row of the day maps that may be filtered, by what the record holds on them. */
function getStay(engine: Engine, filterable: ReadonlySet<string>, slot: number, round: number): string {
  const maps = [...engine.days].filter(([name]) => filterable.has(name));
  const days = maps[0]?.[1].days() ?? [];
  if (days.length <= LONGEST_STAY) return '';
  const first = (round * STEP) % (days.length - LONGEST_STAY);
  return days
    .slice(first, first + 2 + (round % (LONGEST_STAY - 1)))
    .flatMap((day) =>
      maps.flatMap(([name, column]) => {
        const value = column.at(slot, day);
        if (value === undefined) return [];
        return typeof value === 'number'
          ? [`${name}.${day} <= ${value} AND ${name}.${day} >= ${value}`]
          : [`(${name}.${day}:${value} OR ${name}.${day}:-)`];
      }),
    )
    .join(' AND ');
}
