/**
 * Test data and time for flows (docs/test-data.md), for whoever sends `TEST_DATA_TOKEN`. Without that setting none of
 * these addresses exists. A run is the name under which a test makes things; cleaning a run removes them all
 * (decision 0076).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isIsoDate, toIsoDate } from '@roost/shared/domain/dates';
import { SESSION_COOKIE } from '@roost/shared/domain/own-cookies';
import { apiError, Refusal } from '../api-error.ts';
import { createAccounts } from '../auth/accounts.ts';
import { createSessions, SESSION_SECONDS } from '../auth/sessions.ts';
import type { Db } from '../db/schema.ts';
import { writeHomes } from '../import/import-homes.ts';
import { readBody } from '../read-body.ts';
import { sameText } from '../security/constant-time-equal.ts';
import { writeCookie } from '../security/guest-cookie.ts';
import { cleanRun, guestAddress, homePrefix } from './clean-run.ts';
import type { TestClock } from './test-clock.ts';
import { makeTestHome } from './test-home.ts';
import type { SettleDeps } from '../reservations/settle.ts';
import type { Keys } from '../security/sign.ts';

export type TestData = { token: string; clock: TestClock };
type TestDataDeps = TestData & { db: Db; secret: Keys; wake: SettleDeps['wake'] };

const RUN = /^[a-z0-9]{6,24}$/;
const number = z.int().check(z.gte(1), z.lte(999));
const day = z.string().check(z.refine((text) => isIsoDate(text)));
const homeSchema = z.object({ number, home: z.record(z.string(), z.unknown()) });
const guestSchema = z.object({ number, name: z.nullable(z.string().check(z.maxLength(100))) });
const staySchema = z.object({ startDate: day, endDate: day });
/** Years beyond which nothing here has days, and the database no time. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];
const clockSchema = z.object({
  at: z.nullable(
    z.iso.datetime().check(z.refine((text) => +text.slice(0, 4) >= FIRST_YEAR && +text.slice(0, 4) < LAST_YEAR)),
  ),
});

const notFound = () => new Refusal(404, apiError('not_found', 'There is nothing at this address.'));

/** Adds `/test/…`. */
export function testDataRoutes(app: FastifyInstance, { token, clock, db, secret, wake }: TestDataDeps): void {
  const options = {
    config: { ownToken: true },
    onRequest: async ({ headers }: FastifyRequest) => {
      if (!sameText(headers.authorization ?? '', `Bearer ${token}`)) throw notFound();
    },
  };
  const getRun = ({ params }: FastifyRequest): string => {
    const { run } = params as { run: string };
    if (!RUN.test(run)) throw notFound();
    return run;
  };
  const sessions = createSessions({ db, secret, now: clock.now });

  app.post('/test/runs/:run/homes', options, async (request, reply) => {
    const body = readBody(homeSchema, request.body);
    const id = `${homePrefix(getRun(request))}${body.number}`;
    const home = makeTestHome(id, body.home, toIsoDate(clock.now()));
    await db.transaction().execute((tx) => writeHomes(tx, [home]));
    wake('index');
    return reply.code(201).send({ id, headline: home.headline, region: home.region });
  });

  // Signs the browser that asks in, as a guest whose address is proven.
  app.post('/test/runs/:run/guests', options, async (request, reply) => {
    const body = readBody(guestSchema, request.body);
    const email = guestAddress(getRun(request), body.number);
    const account = await createAccounts(db).create({ email, name: body.name, passwordHash: null });
    writeCookie(reply, SESSION_COOKIE, sessions.seal(await sessions.begin(account.id, false, null)), SESSION_SECONDS);
    return reply.code(201).send({ email, name: account.name });
  });

  // A stay that was booked, on other nights: also on such that are over.
  app.put('/test/runs/:run/stays/:code', options, async (request) => {
    const { startDate, endDate } = readBody(staySchema, request.body);
    const { code } = request.params as { code: string };
    const { numUpdatedRows } = await db
      .updateTable('stays')
      .set({ start_date: startDate, end_date: endDate })
      .where('code', '=', code)
      .where('listing_id', 'like', `${homePrefix(getRun(request))}%`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound();
    wake('index');
    wake('reviews');
    return { code, startDate, endDate };
  });

  app.delete('/test/runs/:run', options, async (request, reply) => {
    await cleanRun(db, getRun(request));
    wake('index');
    return reply.code(204).send();
  });

  app.delete('/test/runs', options, async (_request, reply) => {
    await cleanRun(db, null);
    wake('index');
    return reply.code(204).send();
  });

  app.get('/test/clock', options, async () => ({ now: clock.now().toISOString() }));

  app.put('/test/clock', options, async (request) => {
    const { at } = readBody(clockSchema, request.body);
    await clock.moveTo(at === null ? null : new Date(at));
    // What the new time makes due is done now: else a test waits for it up to a minute, and asks for pages meanwhile.
    for (const work of ['index', 'mail', 'reviews', 'rests'] as const) wake(work);
    return { now: clock.now().toISOString() };
  });
}
