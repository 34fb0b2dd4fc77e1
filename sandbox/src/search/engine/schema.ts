import type { Doc, Json } from '../json.ts';

/** How an attribute may be used as a facet. */
export type FacetUse = { filterOnly: boolean; searchable: boolean; afterDistinct: boolean };
/**
 * A searchable attribute: its rank (0 is best; attributes written `"a,b"` share one), and whether early words count for
 * more.
 */
export type SearchableUse = { rank: number; ordered: boolean };

/**
 * What is read of settings, by the settings' object: they are replaced when they change, never changed in place, and
 * every query reads them.
 */
export function remembered<Value>(read: (settings: Doc) => Value): (settings: Doc) => Value {
  const known = new WeakMap<Doc, { value: Value }>();
  return (settings) => {
    const held = known.get(settings) ?? { value: read(settings) };
    known.set(settings, held);
    return held.value;
  };
}

const strings = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/**
 * `filterOnly(x)`, `searchable(x)`, `afterDistinct(x)`, one in another, and plain names of the setting
 * `attributesForFaceting`.
 */
function readFacetUses(settings: Doc): ReadonlyMap<string, FacetUse> {
  const uses = new Map<string, FacetUse>();
  for (const declared of strings(settings['attributesForFaceting'])) {
    const [, modifiers = '', name = declared] =
      /^((?:(?:filterOnly|searchable|afterDistinct)\()+)([^()]+)\)+$/.exec(declared) ?? [];
    const has = (modifier: string): boolean => modifiers.includes(`${modifier}(`);
    uses.set(name, {
      filterOnly: has('filterOnly'),
      searchable: has('searchable'),
      afterDistinct: has('afterDistinct'),
    });
  }
  return uses;
}

/**
 * The setting `numericAttributesForFiltering`, with whether an attribute (`equalOnly(x)`) can only be compared for
 * equality; null when it is not set, which means every number.
 */
function readNumericUses(settings: Doc): ReadonlyMap<string, { equalOnly: boolean }> | null {
  const declared = settings['numericAttributesForFiltering'] ?? settings['numericAttributesToIndex'];
  if (!Array.isArray(declared)) return null;
  return new Map(
    strings(declared).map((name) => {
      const inner = /^equalOnly\((.+)\)$/.exec(name)?.[1];
      return [inner ?? name, { equalOnly: inner !== undefined }];
    }),
  );
}

/** The setting `searchableAttributes`; null when it is not set, which means every text attribute. */
function readSearchableUses(settings: Doc): ReadonlyMap<string, SearchableUse> | null {
  const declared = strings(settings['searchableAttributes'] ?? settings['attributesToIndex']);
  if (declared.length === 0) return null;
  const uses = new Map<string, SearchableUse>();
  declared.forEach((group, rank) => {
    for (const name of group.split(',')) {
      const match = /^(unordered|ordered)\((.+)\)$/.exec(name.trim());
      uses.set(match?.[2] ?? name.trim(), { rank, ordered: match?.[1] !== 'unordered' && !group.includes(',') });
    }
  });
  return uses;
}

export const facetUses = remembered(readFacetUses);
export const numericUses = remembered(readNumericUses);
export const searchableUses = remembered(readSearchableUses);

/** The use declared for an attribute or for an object that holds it (`amenities` covers `amenities.View`). */
export function getUse<Use>(uses: ReadonlyMap<string, Use>, attribute: string): Use | undefined {
  for (let name = attribute; ; name = name.slice(0, name.lastIndexOf('.'))) {
    const use = uses.get(name);
    if (use !== undefined) return use;
    if (!name.includes('.')) return undefined;
  }
}

/**
 * What the columns of an engine must hold so that every index that reads them (a primary and its replicas) can be
 * served.
 */
export type Schema = { facets: ReadonlySet<string>; searchable: ReadonlySet<string> | null };

export function getSchema(allSettings: readonly Doc[]): Schema {
  const facets = new Set(['_tags']);
  let searchable: Set<string> | null = new Set();
  for (const settings of allSettings) {
    for (const name of facetUses(settings).keys()) facets.add(name);
    // Grouping reads the same column, though an undeclared attribute still cannot be filtered by.
    if (typeof settings['attributeForDistinct'] === 'string') facets.add(settings['attributeForDistinct']);
    const uses = searchableUses(settings);
    if (uses === null) searchable = null;
    else for (const name of uses.keys()) searchable?.add(name);
  }
  return { facets, searchable };
}

/** Do two schemas ask for the same columns? */
export function sameSchema(a: Schema, b: Schema): boolean {
  const same = (x: ReadonlySet<string> | null, y: ReadonlySet<string> | null): boolean =>
    x === y || (x !== null && y !== null && x.size === y.size && [...x].every((name) => y.has(name)));
  return same(a.facets, b.facets) && same(a.searchable, b.searchable);
}
