import type { Json } from '../../json.ts';
import { Engine } from '../engine.ts';
import { filterable } from '../facets.ts';
import { getSchema } from '../schema.ts';
import { evaluate } from './evaluate.ts';
import { getFilter } from './filter-of.ts';

const settings = { attributesForFaceting: ['kind', 'price', 'Availability', 'MinStay'] };
const find = (engine: Engine, filters: string): string[] =>
  Array.from(
    evaluate(engine, getFilter({ filters }), filterable(settings), engine.alive()).slots(),
    (slot) => engine.ids[slot] ?? '',
  );
const put = (engine: Engine, id: string, small: Record<string, Json>, days: Record<string, Json> = {}): void => {
  const big = Object.entries(days).map(([name, map]): [string, string] => [name, JSON.stringify(map)]);
  engine.publish(engine.stage({ id, small, big }));
};

describe('SRCH-14: the same filter, asked again after writes, knows what came since', () => {
  test.each([
    ['kind:Cabin'],
    ['NOT kind:Villa'],
    ['kind:Cabin OR kind:Loft'],
    ['price > 100 AND price != 300'],
    ['price:101 TO 250'],
    ['Availability.20270102:DC OR Availability.20270102:DI'],
    ['MinStay.20270102 <= 3'],
    ['objectID:a'],
    ['NOT objectID:b'],
  ])('%s', (filters) => {
    const engine = new Engine(getSchema([settings]));
    const all = [
      ['a', { kind: 'Cabin', price: 150 }, { Availability: { '20270102': 'DC' }, MinStay: { '20270102': 2 } }],
      ['b', { kind: 'Villa', price: 100 }, { Availability: { '20270102': 'NO' } }],
      ['c', { kind: 'Loft', price: 300 }, { Availability: { '20270103': 'DI' }, MinStay: { '20270102': 5 } }],
      ['a', { kind: 'cabin', price: 200 }, { Availability: { '20270102': 'DI' }, MinStay: { '20270102': 3 } }],
    ] as const;
    for (const [index, [id, small, days]] of all.entries()) {
      put(engine, id, small, days);
      // What an engine that was never asked before finds.
      const fresh = new Engine(getSchema([settings]));
      for (const [own, other, maps] of all.slice(0, index + 1)) put(fresh, own, other, maps);
      expect(find(engine, filters)).toEqual(find(fresh, `${filters} `));
    }
    expect(find(engine, filters)).toContain('a');
  });

  test('a record that was read but is not shown yet does not decide what an id means', () => {
    const engine = new Engine(getSchema([settings]));
    put(engine, 'a', { kind: 'Cabin' });
    const next = engine.stage({ id: 'a', small: { kind: 'Loft' }, big: [] });
    expect(find(engine, 'objectID:a')).toEqual(['a']);
    engine.publish(next);
    expect(find(engine, 'objectID:a')).toEqual(['a']);
  });
});
