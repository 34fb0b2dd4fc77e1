/**
 * Queries that a large index asks itself before anybody else does: the runtime compiles what it meets often, and
 * without them the first hundreds of guests pay for that. Facets get the sets of their values on the way. Small indices
 * answer fast enough without (decision 0128).
 */
import { collectGarbage } from '@roost/observe/memory';
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

/**
 * Asks each large index; settles when it has answered. A query that fails is left out. Afterwards garbage is collected
 * once: the columns that were read count as new memory, so that guests' first queries would soon be held up by it.
 */
export async function warmUp(catalog: Catalog, run: Run): Promise<void> {
  const breathe = breather();
  let isWarm = false;
  for (const { name, primary, settings } of catalog.names()) {
    if (primary || catalog.readable(name).engine.size < LARGE) continue;
    const { engine } = catalog.readable(name);
    for (let round = 0; round < ROUNDS; round++)
      for (const params of makeQueries(engine, settings, round)) {
        try {
          // As a request brings it and an answer leaves: objects made in another way are another shape to the compiler.
          JSON.stringify(run(name, JSON.parse(JSON.stringify(params)) as Doc));
        } catch {
          break;
        }
        await breathe();
      }
    isWarm = true;
  }
  if (isWarm) collectGarbage();
}

/**
 * What a page of results asks, around a record and for what it has: the page, then one count without the record's last
 * facet and one without its price.
 */
export function makeQueries(engine: Engine, settings: Doc, round: number): Doc[] {
  const slot = (round * STEP) % engine.size;
  const uses = [...facetUses(settings)];
  const counted = uses.filter(([name, { filterOnly }]) => !filterOnly && engine.facets.has(name)).map(([name]) => name);
  const held = counted.flatMap((name) => {
    const column = engine.facets.get(name);
    const values = column?.of(slot) ?? [];
    const value = values[round % Math.max(1, values.length)];
    // Every other one in a group: any of these values will do.
    const other = column?.of((slot + 1) % engine.size)[0];
    if (value === undefined) return [];
    return [[value, ...(round % 2 && other !== undefined ? [other] : [])].map((each) => `${name}:${each}`)];
  });
  const wanted = held.slice(0, 1 + (round % 3));
  const names = new Set(uses.map(([name]) => name));
  const numbers = [...engine.numbers].filter(([name, column]) => names.has(name) && !Number.isNaN(column.at(slot)));
  const [party, price] = [numbers[round % Math.max(1, numbers.length)], numbers.at(-1)];
  const stay = getStay(engine, names, slot, round);
  const point = engine.geo.nearest(slot, { lat: 0, lng: 0 });
  const page: Doc = {
    query: '',
    filters: [...stay.filters, ...(party ? [`"${party[0]}":${party[1].at(slot)} TO 99999`] : [])].join(' AND '),
    facetFilters: wanted,
    numericFilters: price ? [`${price[0]}<=${price[1].at(slot)}`] : [],
    facets: counted,
    hitsPerPage: HITS,
    getRankingInfo: true,
    clickAnalytics: true,
    attributesToRetrieve: [...engine.textAttributes, ...engine.numbers.keys(), ...stay.days, '_geoloc'],
    ...(point && {
      aroundLatLng: `${point.lat},${point.lng}`,
      aroundRadius: RADIUS_METRES,
      aroundPrecision: PRECISION_METRES,
    }),
  };
  const count = { ...page, facets: counted.slice(0, 1), hitsPerPage: 0, attributesToRetrieve: [] };
  return [page, { ...count, facetFilters: wanted.slice(1) }, { ...count, numericFilters: [] }];
}

/**
 * Filters on days in a row of the day maps that may be filtered, by what the record holds on them, and the names of
 * those days as attributes.
 */
function getStay(
  engine: Engine,
  filterable: ReadonlySet<string>,
  slot: number,
  round: number,
): { filters: string[]; days: string[] } {
  const maps = [...engine.days].filter(([name]) => filterable.has(name));
  const days = maps[0]?.[1].days() ?? [];
  if (days.length <= LONGEST_STAY) return { filters: [], days: [] };
  const first = (round * STEP) % (days.length - LONGEST_STAY);
  const stay = days.slice(first, first + 2 + (round % (LONGEST_STAY - 1)));
  const filters = stay.flatMap((day) =>
    maps.flatMap(([name, column]) => {
      const value = column.at(slot, day);
      if (value === undefined) return [];
      return typeof value === 'number'
        ? [`${name}.${day} <= ${value} AND ${name}.${day} >= ${value}`]
        : [`(${name}.${day}:${value} OR ${name}.${day}:-)`];
    }),
  );
  const shown = [...engine.days.keys()].at(-1);
  return { filters, days: stay.map((day) => `${String(shown)}.${day}`) };
}
