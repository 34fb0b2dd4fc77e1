/**
 * Guests of a campaign with an account: they sign in by the code of a mail, and save lists. What one was told is saved
 * is there in the end.
 */
import { randomUUID } from 'node:crypto';
import { NO_COLLECTION_DATES, NO_COLLECTION_GUESTS } from '@roost/shared/contracts/favorites-service';
import type { Db } from '../../db/schema.ts';
import { TestBrowser } from '../../testing/browser.ts';
import { eventually } from '../../testing/world.ts';
import type { Dice } from '../random.ts';
import type { Outcome } from './flows.ts';
import type { Mailbox } from './rests.ts';

const API_KEY = 'local-favorites-key';
/** Milliseconds until a mail has come, and the code in it is entered; where it need not come, nobody waits long. */
const MAIL_MS = { needed: 20_000, notNeeded: 2_000 };
/** Accounts that go on saving, each some lists: an account has fifty at most. */
const MOST_SAVERS = 8;
const MOST_LISTS = 30;

type Answer = Omit<Outcome, 'flow'>;
type Saver = { browser: TestBrowser; lists: number };

export class Savers {
  /** Lists that their guest was told are saved, by account. */
  private readonly saved = new Map<string, string[]>();
  private readonly savers: Saver[] = [];
  private mailMs = MAIL_MS.needed;
  private guests = 0;
  private readonly url: string;
  private readonly dice: Dice;
  private readonly mails: Mailbox;

  constructor(url: string, dice: Dice, mails: Mailbox) {
    this.url = url;
    this.dice = dice;
    this.mails = mails;
  }

  /** @param needed whether mails for signing in have to come, whatever is broken now */
  waitForMails(needed: boolean): void {
    this.mailMs = needed ? MAIL_MS.needed : MAIL_MS.notNeeded;
  }

  async signin(): Promise<Answer> {
    // From a home of their own: an hour of a campaign has more guests than one network address may have mails.
    this.guests += 1;
    const browser = new TestBrowser(
      this.url,
      `10.${(this.guests >> 16) & 255}.${(this.guests >> 8) & 255}.${this.guests & 255}`,
    );
    const email = `${randomUUID()}@example.com`;
    const asked = await browser.form('/auth/signin/email', { email, json: 'true' });
    if (asked.status >= 400) return { result: 'refused', detail: `${asked.status} ${asked.text.slice(0, 100)}` };
    const findCode = async (): Promise<string | undefined> =>
      (await this.mails(email)).flatMap(({ text }) => /\b(\d{6})$/m.exec(text)?.[1] ?? [])[0];
    const code = await eventually(findCode, (found) => found !== undefined, this.mailMs).catch(() => undefined);
    if (code === undefined) return { result: 'refused', detail: 'the mail has not come' };
    const entered = await browser.form('/auth/code', { code, json: 'true' });
    if ((await browser.session()) === null) return { result: 'refused', detail: `${entered.status} not signed in` };
    this.savers.push({ browser, lists: 0 });
    if (this.savers.length > MOST_SAVERS) this.savers.shift();
    return { result: 'done', detail: String(entered.status) };
  }

  async save(): Promise<Answer> {
    const saver = this.dice.pick(this.savers.filter(({ lists }) => lists < MOST_LISTS));
    if (!saver) return { result: 'done', detail: 'nobody is signed in' };
    const session = await saver.browser.session();
    if (session === null) {
      // The time of the site was moved by months.
      this.savers.splice(this.savers.indexOf(saver), 1);
      return { result: 'done', detail: 'the session is over' };
    }
    const name = `List ${randomUUID()}`;
    const answer = await saver.browser.ask(`/favorites/${session.profileId}/createCollection`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': API_KEY,
        authtoken: `Bearer ${session.accessToken}`,
      },
      body: JSON.stringify({
        collectionName: name,
        selectedDates: NO_COLLECTION_DATES,
        selectedGuests: NO_COLLECTION_GUESTS,
        favoriteNames: [],
      }),
    });
    if (answer.status >= 400) return { result: 'refused', detail: `${answer.status} ${answer.text.slice(0, 100)}` };
    saver.lists += 1;
    this.saved.set(session.profileId, [...(this.saved.get(session.profileId) ?? []), name]);
    return { result: 'done', detail: String(answer.status) };
  }

  /** Lists that a guest was told are saved and that are not there. */
  async findLost(db: Db): Promise<string[]> {
    const ids = [...this.saved.keys()];
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('collections').select('name').where('profile_id', 'in', ids).execute();
    const there = new Set(rows.map(({ name }) => name));
    return [...this.saved.values()].flat().filter((name) => !there.has(name));
  }
}
