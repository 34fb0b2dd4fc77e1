import { randomUUID } from 'node:crypto';
import { questionAnswerSchema } from '@roost/shared/contracts/question';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { eventually } from '../testing/world.ts';
import { sitemapEntries, sitemapFiles } from './sitemap.ts';

type Refused = { error: { code: string; field?: string } };
type Mail = { subject: string; to: string[]; text: string; html: string };

describe.each(databaseKinds())('public questions and sitemaps, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  const ask = (over: object = {}, listing = '1', headers: Record<string, string> = {}) =>
    booking.guest.post<Refused & { id: string }>(
      `/listings/${listing}/questions`,
      {
        name: 'Maya',
        email: 'maya@example.com',
        question: 'Is there a crib in the house?',
        idempotencyKey: randomUUID(),
        ...over,
      },
      headers,
    );
  const mails = async (): Promise<Mail[]> =>
    ((await (await fetch(`${booking.world.sandbox.url}/mail.json`)).json()) as { messages: Mail[] }).messages;
  const onPage = async () => (await booking.guest.get<ListingDetail>('/listings/1')).body.questions;
  beforeEach(() => booking.database.db.deleteFrom('counted_tries').execute());

  test('LIST-1: a question waits for the host, who gets one mail however often it is sent; once answered everybody sees it, never the address', async () => {
    const over = { idempotencyKey: randomUUID(), question: 'Is the <b>dock</b> lit at night?' };
    const answers = [await ask(over), ...(await Promise.all([ask(over), ask(over)]))];
    const { id } = questionAnswerSchema.parse(answers[0]?.body);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`))).toEqual(new Set([`201 ${id}`]));
    expect(await onPage()).toEqual([]);
    const [mail] = await eventually(
      async () => (await mails()).filter(({ subject }) => subject.includes(id)),
      (found) => found.length > 0,
      90_000,
    );
    expect(mail?.to).toEqual(['Roost hosts <hosts@roost.example>']);
    expect(mail?.html).toContain('&lt;b&gt;dock&lt;/b&gt;');

    const token = /\/questions\/answer#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await booking.guest.post('/questions/open', { token })).body).toMatchObject({
      id,
      question: over.question,
      answer: null,
      listingId: '1',
    });
    expect((await booking.guest.post('/questions/answer', { token, answer: 'Yes, until eleven.' })).body).toMatchObject(
      { id, answer: 'Yes, until eleven.' },
    );
    expect(await onPage()).toEqual([
      { id, author: 'Maya', date: '2026-06-01', question: over.question, answer: 'Yes, until eleven.' },
    ]);
    const [answered] = await eventually(
      async () => (await mails()).filter(({ to }) => to.join().includes('maya@example.com')),
      (found) => found.length > 0,
      90_000,
    );
    expect(answered?.text).toContain('Yes, until eleven.');
    // A second answer replaces the first, and the guest has no second mail.
    await booking.guest.post('/questions/answer', { token, answer: 'Until ten.' });
    expect((await onPage())[0]?.answer).toBe('Until ten.');
    expect(
      await booking.database.db
        .selectFrom('mail_outbox')
        .select('kind')
        .where('question_id', '=', id)
        .orderBy('id')
        .execute(),
    ).toEqual([{ kind: 'question-host' }, { kind: 'question-guest' }]);
    expect(JSON.stringify((await booking.guest.get('/listings/1')).body)).not.toContain('maya@example.com');
    expect((await mails()).filter(({ subject }) => subject.includes(id))).toHaveLength(1);
  }, 120_000);

  test('LIST-1: a question is answered only with the link of its mail, while that works, and in so many words', async () => {
    const { id } = (await ask({ question: 'Is the lake warm in June?' })).body;
    const mail = (
      await eventually(
        async () => (await mails()).filter(({ subject }) => subject.includes(id)),
        (found) => found.length > 0,
        90_000,
      )
    )[0];
    const token = /\/questions\/answer#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const answer = async (over: object, headers = {}) => {
      const { status, body } = await booking.guest.post<Partial<Refused>>(
        '/questions/answer',
        { token, answer: 'Warm enough.', ...over },
        headers,
      );
      return [status, body.error?.code];
    };
    const other = token.replace(id, 'P00000000');
    for (const forged of ['', 'x', other, `${token}x`])
      expect(await answer({ token: forged })).toEqual([404, 'not_found']);
    expect(await answer({ answer: ' ' })).toEqual([422, 'answer_required']);
    expect(await answer({ answer: 'x'.repeat(1_001) })).toEqual([422, 'answer_too_long']);
    expect(await answer({}, { 'x-csrf-token': 'another' })).toEqual([403, 'csrf']);
    expect((await onPage()).map((question) => question.id)).not.toContain(id);
    booking.world.clock.advance(61 * 24 * 60);
    expect(await answer({})).toEqual([404, 'not_found']);
  }, 120_000);

  test.each<[string, object, string, number, string, string | undefined]>([
    ['no name', { name: ' ' }, '1', 422, 'name_required', 'name'],
    ['no e-mail', { email: '' }, '1', 422, '1010', 'email'],
    ['half an e-mail', { email: 'maya@example' }, '1', 422, '1011', 'email'],
    ['no question', { question: 'why?' }, '1', 422, 'question_required', 'question'],
    ['a novel', { question: 'x'.repeat(501) }, '1', 422, 'question_too_long', 'question'],
    ['a withdrawn home', {}, 'gone', 422, '1022', 'listing'],
    ['an unknown home', {}, 'nothing', 422, '1001', 'listing'],
    ['no key', { idempotencyKey: '' }, '1', 400, 'bad_request', 'idempotencyKey'],
  ])('LIST-1: %s is refused', async (_name, over, listing, status, code, field) => {
    const answer = await ask(over, listing);
    expect([answer.status, answer.body.error.code, answer.body.error.field]).toEqual([status, code, field]);
  });

  test('LIST-1, BOOK-11: one address asks so often and no more, and never without the token', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await ask({}, '1', { 'x-csrf-token': 'no' })).status).toBe(403);
  });

  test('LIST-5: homes that can be rented are listed, each once, with the time of their last change', async () => {
    const { db } = booking.database;
    const before = await sitemapFiles(db, 1);
    expect(before.map(({ file }) => file)).toEqual([0, 1]);
    const all = (await Promise.all(before.map(({ file }) => sitemapEntries(db, file, 1)))).flat();
    expect(all.map(({ path }) => path)).toEqual([
      '/vacation-rentals/united-states/california/tahoe-city/1',
      '/vacation-rentals/united-states/california/tahoe-city/no-pets',
    ]);
    const { document } = await db
      .selectFrom('listings')
      .select('document')
      .where('id', '=', '1')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('listings')
      .set({ document: JSON.stringify({ ...document, headline: 'Another name' }) })
      .where('id', '=', '1')
      .execute();
    const after = await sitemapFiles(db, 1);
    expect(Date.parse(after[0]?.lastModified ?? '')).toBeGreaterThan(Date.parse(before[0]?.lastModified ?? ''));
    expect(after[1]).toEqual(before[1]);
    expect((await booking.guest.get<{ entries: unknown[] }>('/sitemap/0')).body.entries).toHaveLength(2);
    for (const path of ['/sitemap/7', '/sitemap/x']) expect((await booking.guest.get(path)).status).toBe(404);
  });
});
