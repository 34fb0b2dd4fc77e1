import { found, loaderContext, makeTrip, refused } from '../testing/builders.ts';
import { loadTrip } from './load-trip.ts';

test("BOOK-12: a stay that is not this browser's is closed, not shown and not said to exist", async () => {
  const context = loaderContext('/trips/RST-1', { code: 'RST-1' });
  expect(await loadTrip(context, async () => refused('not_found', 404))).toMatchObject({
    status: 404,
    data: { type: 'closed', code: 'RST-1' },
  });
  expect(await loadTrip(context, async () => found(makeTrip()))).toMatchObject({ data: { type: 'trip' } });
});
