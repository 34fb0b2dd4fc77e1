/**
 * Test data and time for flows (docs/test-data.md), for whoever sends `TEST_DATA_TOKEN`. Without that setting none of
 * these addresses exists. A run is the name under which a test makes things; cleaning a run removes them all
 * (decision 0076).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DAY_MS, isIsoDate } from '@roost/shared/domain/dates';
import { earliestToday } from '@roost/shared/domain/home-day';
import { SESSION_COOKIE } from '@roost/shared/domain/own-cookies';
import { apiError, Refusal } from '../api-error.ts';
import { createAccounts } from '../auth/accounts.ts';
import { createSessions, SESSION_SECONDS } from '../auth/sessions.ts';
import { EXCLUSION_VIOLATION, isDatabaseError } from '../db/errors.ts';
import type { Db } from '../db/schema.ts';
import { writeHomes } from '../import/import-homes.ts';
import { storable } from '../storable-text.ts';
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
const NUMBER = { error: 'a whole number from 1 to 999' };
const NAME = { error: 'a name of at most 100 characters, or null' };
const DAY = { error: 'a day such as 2026-12-24, from the year 2000 to 2099' };
const INSTANT = { error: 'an instant such as 2026-12-24T12:00:00Z, from the year 2000 to five years ahead, or null' };
/** Of what is left out a test is told what it may be, and of a body that is none. */
const BODY = { error: 'an object of JSON' };
const number = z.int(NUMBER).check(z.gte(1, NUMBER), z.lte(999, NUMBER));
const day = z.string(DAY).check(z.refine((text) => isIsoDate(text) && text.startsWith('20'), DAY));
const homeSchema = z.object(
  { number, home: z.record(z.string(), z.unknown(), { error: 'an object with fields of a home' }) },
  BODY,
);
const guestSchema = z.object(
  { number, name: z.nullable(z.string(NAME).check(z.overwrite(storable), z.maxLength(100, NAME))) },
  BODY,
);
const staySchema = z
  .object({ startDate: day, endDate: day }, BODY)
  .check(
    z.refine(({ startDate, endDate }) => startDate < endDate, { path: ['endDate'], error: 'a day after startDate' }),
  );
/** The first year in which the clock may stand: those before have no days here. */
const FIRST_YEAR = 2000;
/** How far ahead the clock may stand: the days of all homes up to it are written while the site waits. */
const MOST_AHEAD_MS = 5 * 365.25 * DAY_MS;
const clockSchema = (real: Date) =>
  z.object(
    {
      at: z.nullable(
        z.iso.datetime({ ...INSTANT, abort: true }).check(
          z.refine((text) => {
            const at = new Date(text);
            return at.getUTCFullYear() >= FIRST_YEAR && at.getTime() <= real.getTime() + MOST_AHEAD_MS;
          }, INSTANT),
        ),
      ),
    },
    BODY,
  );

/** Returns the parsed body. Throws a refusal that names each field that is wrong, and what it may be. */
function readBody<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}`);
  throw new Refusal(
    400,
    apiError('bad_request', `${problems.join('; ')}.`, parsed.error.issues[0]?.path.join('.') || undefined),
  );
}

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
    if (RUN.test(run)) return run;
    throw new Refusal(400, apiError('bad_request', 'The name of a run is 6 to 24 small letters and digits.', 'run'));
  };
  const sessions = createSessions({ db, secret, now: clock.now });

  app.post('/test/runs/:run/homes', options, async (request, reply) => {
    const body = readBody(homeSchema, request.body);
    const id = `${homePrefix(getRun(request))}${body.number}`;
    const home = makeTestHome(id, body.home, earliestToday(clock.now().toISOString()));
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
      .executeTakeFirst()
      .catch((error: unknown) => {
        if (!isDatabaseError(error, EXCLUSION_VIOLATION)) throw error;
        throw new Refusal(409, apiError('nights_taken', 'The home has another stay on these nights.', 'startDate'));
      });
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
    const { at } = readBody(clockSchema(clock.real()), request.body);
    await clock.moveTo(at === null ? null : new Date(at));
    // What the new time makes due is done now: else a test waits for it up to a minute, and asks for pages meanwhile.
    for (const work of ['index', 'mail', 'reviews', 'rests'] as const) wake(work);
    return { now: clock.now().toISOString() };
  });
}
