/**
 * Visitors of a cluster: so many page loads and bookings a second, whatever happens to it, and a note of what became of
 * each.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Quote } from '@roost/shared/contracts/booking';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import { listingPath } from '@roost/shared/domain/listing-address';
import { generateListings } from '../../seed/generate.ts';
import { reservationRequest, TestGuest, type TestAnswer } from '../../testing/guest.ts';
import { offeredStays, type OfferedStay } from '../../testing/offers.ts';
import type { Dice } from '../random.ts';

export type LoadOptions = {
  /**
   * Edges of the site; one that takes no connection is left for the next, as browsers do with the addresses of a name.
   */
  edges: readonly string[];
  homes: { seed: string; count: number; today: string };
  pagesPerSecond: number;
  bookingsPerSecond: number;
  dice: Dice;
};

export type PageLoad = { at: number; ms: number; problem: string | null; secondTry: boolean };
export type Booking = { at: number; doneAt: number; code: string | null; refusal: string | null; tries: number };

const PAGE_MS = 20_000;
const BOOKING_MS = 75_000;
const RETRY_MS = 400;
const STAYS_EACH = 12;

type Page = { path: string; mark: string };

function makePages(homes: LoadOptions['homes']): Page[] {
  const listings = [...generateListings(homes)].filter(({ status }) => status === ACTIVE_STATUS).slice(0, 40);
  const pages = listings.map((home) => ({ path: listingPath(home), mark: '<h1' }));
  const searches = ['Lake Tahoe', 'cabin with a hot tub', ''].map((query) => ({
    path: `/search?query=${encodeURIComponent(query)}`,
    mark: '/vacation-rentals/',
  }));
  return [...pages, ...searches, ...searches, ...Array<Page>(10).fill({ path: '/', mark: '</html>' })];
}

/** True when a connection was refused or broken, so that nothing is known of an answer. */
const isBroken = (error: unknown): boolean => error instanceof TypeError;

export class Load {
  readonly pages: PageLoad[] = [];
  readonly bookings: Booking[] = [];
  private readonly options: LoadOptions;
  private readonly choice: Page[];
  private readonly offers: OfferedStay[];
  private readonly loading = new Set<Promise<void>>();
  private readonly booking = new Set<Promise<void>>();
  private timers: NodeJS.Timeout[] = [];

  constructor(options: LoadOptions) {
    this.options = options;
    this.choice = makePages(options.homes);
    this.offers = offeredStays(options.homes, STAYS_EACH);
  }

  /** @param rampMs the load grows evenly for so long: no site goes from nothing to everybody at once */
  start(rampMs: number): void {
    const { pagesPerSecond, bookingsPerSecond } = this.options;
    const started = performance.now();
    const every = (rate: number, underWay: Set<Promise<void>>, act: () => Promise<void>): void => {
      if (rate === 0) return;
      let due = 0;
      const begin = (): void => {
        due += Math.min(1, (performance.now() - started) / rampMs);
        if (due < 1) return;
        due -= 1;
        const work = act();
        underWay.add(work);
        void work.finally(() => underWay.delete(work));
      };
      this.timers.push(setInterval(begin, 1_000 / rate));
    };
    every(pagesPerSecond, this.loading, () => this.loadPage());
    every(bookingsPerSecond, this.booking, () => this.book());
  }

  /** Begins nothing more, and waits for what is under way. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.timers = [];
    await Promise.all([...this.loading, ...this.booking]);
  }

  /** Waits for the pages that are loading now. */
  pagesOver = (): Promise<unknown> => Promise.all(this.loading);

  private async loadPage(): Promise<void> {
    const page = this.options.dice.pick(this.choice);
    if (!page) return;
    const at = performance.now();
    let problem: string | null = null;
    let secondTry = false;
    for (const edge of this.options.edges) {
      problem = await this.visit(edge + page.path, page.mark).catch((error: unknown) => {
        const { name, message, cause } = error as Error;
        return `${isBroken(error) ? 'connection' : name}: ${String(cause ?? message)}`;
      });
      if (problem === null || !problem.startsWith('connection')) break;
      secondTry = true;
    }
    this.pages.push({ at, ms: performance.now() - at, problem: problem && `${page.path}: ${problem}`, secondTry });
  }

  private async visit(url: string, mark: string): Promise<string | null> {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PAGE_MS) });
    const text = await answer.text();
    if (answer.status !== 200) return `status ${answer.status}`;
    return text.includes(mark) && text.includes('</html>') ? null : `not whole (${text.length} characters)`;
  }

  /**
   * Asks until there is a final answer, as a page does: again with the same key after a broken connection or "try
   * again".
   */
  private async ask<T>(guest: TestGuest, until: number, send: () => Promise<TestAnswer<T>>, tries: { count: number }) {
    for (;;) {
      tries.count += 1;
      const answer = await send().catch(() => null);
      if (answer && (answer.status < 400 || answer.status === 402 || answer.status === 422)) return answer;
      if (performance.now() > until) return answer;
      const edge = this.options.edges[tries.count % this.options.edges.length];
      if (edge) guest.moveTo(`${edge}/api`);
      await sleep(RETRY_MS);
    }
  }

  private async book(): Promise<void> {
    const stay = this.offers.splice(this.options.dice.int(0, this.offers.length - 1), 1)[0];
    if (!stay) return;
    const at = performance.now();
    const until = at + BOOKING_MS;
    const tries = { count: 0 };
    const guest = new TestGuest(`${this.options.edges[0]}/api`, PAGE_MS);
    const quote = await this.ask<Quote>(guest, until, () => guest.quote({ ...stay, adults: 1 }), tries);
    let refusal: string | null = `no price: ${JSON.stringify(quote?.body ?? null).slice(0, 120)}`;
    let code: string | null = null;
    if (quote?.status === 200) {
      const base = reservationRequest(quote.body);
      const request = { ...base, guest: { ...base.guest, email: `${randomUUID()}@example.com` } };
      type Answer = { reservation?: { code: string }; error?: { code: string } };
      const answer = await this.ask<Answer>(guest, until, () => guest.post<Answer>('/reservations', request), tries);
      code = answer?.body.reservation?.code ?? null;
      refusal = code === null ? `${answer?.status ?? 'no answer'} ${answer?.body.error?.code ?? ''}` : null;
    }
    this.bookings.push({ at, doneAt: performance.now(), code, refusal, tries: tries.count });
  }
}
