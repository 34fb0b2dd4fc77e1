import { bothDatabaseKinds } from '../testing/databases.ts';
import { rush } from './rush.ts';

test.each(bothDatabaseKinds())(
  'BOOK-7: of 200 guests who book 20 homes at once 20 get one, nobody hears of a failure, and services work little for it, on %s',
  async (kind) => {
    const { statuses, cpuMs, books } = await rush({ kind, guests: 200, homes: 20, patient: true });
    expect(statuses).toEqual({ 200: 20, 409: 180 });
    expect(books).toMatchObject({ confirmed: 20, failed: 0 });
    // Beside other tests a clock tells of them; processor time tells of us. `npm run soak -- --rush` holds the second that guests wait at most.
    expect(cpuMs ?? 0).toBeLessThan(5_000);
  },
  240_000,
);
