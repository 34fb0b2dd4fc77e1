import { Engine } from './engine.ts';
import { getSchema } from './schema.ts';

test('SRCH-18: circles of many searches do not push out a facet that all of them ask for', () => {
  const engine = new Engine(getSchema([]));
  engine.publish(engine.stage({ id: 'home', small: {}, big: [] }));
  let filled = 0;
  for (let search = 0; search < 5000; search += 1) {
    engine.cached(`around ${search}`, () => undefined);
    engine.cached('facet', () => (filled += 1));
  }
  expect(filled).toBe(1);
  // After a write only what came since is looked at.
  engine.publish(engine.stage({ id: 'another', small: {}, big: [] }));
  let from = -1;
  engine.cached('facet', (_slots, first) => (from = first));
  expect(from).toBe(1);
});
