/** Guests of a campaign, and what they were told: the model that must hold whatever breaks. */
import { randomUUID } from 'node:crypto';
import type { Quote, ReservationRequest } from '@roost/shared/contracts/booking';
import type { Trip } from '@roost/shared/contracts/trips';
import { reservationRequest, TestGuest, type TestAnswer } from '../../testing/guest.ts';
import type { OfferedStay } from '../../testing/offers.ts';
import type { Dice } from '../random.ts';
import type { Outcome, RequestFlow } from './flows.ts';
import { FAILS_LATER, payRest, type KnownRest, type Mailbox } from './rests.ts';
import { Savers } from './savers.ts';

const ANSWER_MS = 60_000;
/** From here on somebody cancels before the next one books. */
const FEW_OFFERS = 40;
/** Part of the stays that may be paid in two parts and are. */
const IN_TWO_PARTS = 0.7;

/** A browser that booked may cancel for an hour; nobody begins to in its last minutes. */
const PROOF_MS = 55 * 60_000;
const PROOF_ENDS_SOON_MS = 40 * 60_000;
/** The booking is still being made: the same request is asked again. */
const IN_PROGRESS = 'in_progress';
/** Another stay has the nights. */
const NIGHTS_TAKEN = '1020';

const getCode = ({ body }: TestAnswer<unknown>): string | undefined =>
  (body as { error?: { code?: string } } | undefined)?.error?.code;

/** What guests use besides the site. */
type Outside = {
  mails: Mailbox;
  /** A payment method that a wallet gives. */
  walletCard: () => Promise<string>;
};

export class Guests {
  /** Stays that a guest was told are theirs, and those whose cancelling was confirmed. */
  readonly booked = new Map<string, TestGuest>();
  readonly cancelled = new Set<string>();
  /** Booked stays that their guests may still cancel, the oldest first, and when they were booked. */
  private readonly cancellable = new Map<string, { guest: TestGuest; at: number }>();
  /** Stays that somebody asked to cancel: without an answer it may be done at any later moment. */
  private readonly cancelling = new Set<string>();
  /** Stays of which somebody pays the rest now: how many do, and how many began since nobody did. */
  private readonly paying = new Map<string, { now: number; began: number }>();
  /** Of those, the ones that were agreed in two payments. */
  readonly rests = new Map<string, KnownRest>();
  /** Requests without an answer; their guests press the button again. */
  private readonly unsure: { guest: TestGuest; request: ReservationRequest }[] = [];
  private readonly url: string;
  private readonly offers: OfferedStay[];
  private readonly homes: readonly string[];
  /** What each guest asked for: a stay that is cancelled, or was only looked at, is offered again. */
  private readonly wanted = new WeakMap<TestGuest, OfferedStay>();
  private readonly dice: Dice;

  /** Those with an account. */
  readonly savers: Savers;
  private readonly outside: Outside;
  private readonly site: string | null;

  /** @param site address of the host; null where there is none */
  constructor(url: string, offers: readonly OfferedStay[], dice: Dice, outside: Outside, site: string | null = null) {
    this.url = url;
    this.outside = outside;
    this.site = site;
    this.offers = [...offers];
    this.homes = [...new Set(offers.map(({ listingId }) => listingId))];
    this.dice = dice;
    this.savers = new Savers(url, dice, outside.mails);
  }

  async act(flow: RequestFlow): Promise<Outcome> {
    try {
      return { flow, ...(await this[flow]()) };
    } catch (error) {
      return {
        flow,
        result: 'broken',
        detail: error instanceof Error ? String(error.cause ?? error.message) : String(error),
      };
    }
  }

  private judge({ status, body }: TestAnswer<unknown>): Omit<Outcome, 'flow'> {
    if (status < 400) return { result: 'done', detail: String(status) };
    const code = (body as { error?: { code?: string; message?: string } }).error;
    if (!code?.code || !code.message) throw new Error(`${status} without words: ${JSON.stringify(body).slice(0, 200)}`);
    return { result: 'refused', detail: `${status} ${code.code}` };
  }
  private someHome = (): string => this.dice.pick(this.homes) ?? '';
  private ask = async (path: string): Promise<Omit<Outcome, 'flow'>> =>
    this.judge(await new TestGuest(this.url, ANSWER_MS).get<unknown>(path));

  signin = (): Promise<Omit<Outcome, 'flow'>> => this.savers.signin();
  save = (): Promise<Omit<Outcome, 'flow'>> => this.savers.save();
  home = (): Promise<Omit<Outcome, 'flow'>> => this.ask('/home');
  listing = (): Promise<Omit<Outcome, 'flow'>> => this.ask(`/listings/${this.someHome()}`);
  calendar = (): Promise<Omit<Outcome, 'flow'>> => this.ask(`/listings/${this.someHome()}/calendar`);

  /** A page of the host: HTML with a place for content, also when its data failed to load. */
  async page(): Promise<Omit<Outcome, 'flow'>> {
    const path =
      this.dice.pick(['/', '/search', `/vacation-rentals/${this.someHome()}`, '/trips', '/favorites']) ?? '/';
    const answer = await fetch(`${this.site ?? ''}${path}`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const html = await answer.text();
    if (!/<title>[^<]+<\/title>/.test(html) || !/<h1|<main/.test(html))
      throw new Error(`${path}: ${answer.status} without words: ${html.slice(0, 200)}`);
    return { result: answer.ok ? 'done' : 'refused', detail: `${answer.status} ${path}` };
  }

  private async getQuote(guest: TestGuest): Promise<TestAnswer<Quote> | null> {
    // Soon or far away: what is far away may be paid in two parts.
    const [stay] = this.offers.splice(this.dice.int(0, this.offers.length - 1), 1);
    if (!stay) return null;
    this.wanted.set(guest, stay);
    let isOffered = false;
    try {
      const answer = await guest.quote({ ...stay, adults: 1 });
      isOffered = answer.status === 200;
      return answer;
    } finally {
      if (!isOffered) this.offerAgain(guest);
    }
  }

  private offerAgain(guest: TestGuest): void {
    const stay = this.wanted.get(guest);
    this.wanted.delete(guest);
    if (stay) this.offers.push(stay);
  }

  async quote(): Promise<Omit<Outcome, 'flow'>> {
    const guest = new TestGuest(this.url, ANSWER_MS);
    const answer = await this.getQuote(guest);
    if (answer?.status === 200) this.offerAgain(guest);
    return answer ? this.judge(answer) : { result: 'refused', detail: 'no home is left' };
  }

  async book(): Promise<Omit<Outcome, 'flow'>> {
    const again = this.dice.chance(0.4) ? this.unsure.shift() : undefined;
    if (again) {
      const { result, detail } = await this.press(again.guest, again.request);
      // What became of a stay that was broken off may be that it failed: then the guest is told so now.
      return result === 'refused' && /^4/.test(detail)
        ? { result: 'done', detail: `decided: ${detail}` }
        : { result, detail };
    }
    // In a long campaign everything would be booked one day.
    if (this.offers.length < FEW_OFFERS) await this.cancel();
    const guest = new TestGuest(this.url, ANSWER_MS);
    const quote = await this.getQuote(guest);
    if (!quote) return { result: 'refused', detail: 'no home is left' };
    if (quote.status !== 200) return this.judge(quote);
    const request = await this.requestFor(quote.body).catch((error: unknown) => {
      this.offerAgain(guest);
      throw error;
    });
    return this.press(guest, request);
  }

  /**
   * With a card or a wallet; at once or in two parts, and then sometimes with a card that is declined the second time.
   */
  private async requestFor(quote: Quote): Promise<ReservationRequest> {
    const base = reservationRequest(quote);
    const split = quote.split && this.dice.chance(IN_TWO_PARTS) ? { split: quote.split } : {};
    const way = this.dice.weighted([
      ['card', 4],
      ['wallet', 2],
      ['fails later', quote.split ? 2 : 0],
    ] as const);
    return {
      ...base,
      ...split,
      guest: { ...base.guest, email: `${randomUUID()}@example.com` },
      ...(way === 'wallet' ? { paymentMethodId: await this.outside.walletCard() } : {}),
      ...(way === 'fails later' ? { paymentMethodId: FAILS_LATER } : {}),
    };
  }

  /** Pays the rest of a stay before its day, in the browser that booked it or by the link of a mail. */
  async pay(): Promise<Omit<Outcome, 'flow'>> {
    const open = [...this.rests].filter(([code, { told }]) => !told && !this.cancelled.has(code));
    const [code, known] = this.dice.pick(open) ?? [];
    const byMail = this.dice.chance(0.6);
    if (!code || !known) return { result: 'done', detail: 'nothing to pay' };
    // The browser that booked is asked for a new proof after an hour; the link of a mail is one.
    const guest = byMail || !this.hasProof(code) ? null : (this.booked.get(code) ?? null);
    const beside = this.paying.get(code) ?? { now: 0, began: 0 };
    this.paying.set(code, beside);
    beside.now += 1;
    beside.began += 1;
    try {
      const answer = await payRest(code, known, { url: this.url, guest, mails: this.outside.mails });
      if (!answer) return { result: 'done', detail: 'nothing to pay, or no mail yet' };
      // Somebody else's press cancels the stay, or pays its rest, at the same moment: to be told so is right.
      if (answer.status === 409 && (beside.began > 1 || this.cancelling.has(code)))
        return { result: 'done', detail: 'somebody else was quicker' };
      return this.judge(answer);
    } finally {
      beside.now -= 1;
      if (beside.now === 0) this.paying.delete(code);
    }
  }

  private async press(guest: TestGuest, request: ReservationRequest): Promise<Omit<Outcome, 'flow'>> {
    try {
      const answer = await guest.post<{ reservation?: { code: string } }>('/reservations', request);
      const code = answer.body.reservation?.code;
      if (code) {
        this.booked.set(code, guest);
        this.cancellable.set(code, { guest, at: performance.now() });
      }
      if (code && request.split)
        this.rests.set(code, {
          email: request.guest.email,
          split: request.split,
          isGood: request.paymentMethodId !== FAILS_LATER,
          told: false,
          unsure: null,
        });
      else if (answer.status >= 500 || getCode(answer) === IN_PROGRESS) this.unsure.push({ guest, request });
      // Refused for good: there is no stay, and somebody else may have the nights.
      else if (answer.status >= 400 && getCode(answer) !== NIGHTS_TAKEN) this.offerAgain(guest);
      return this.judge(answer);
    } catch (error) {
      this.unsure.push({ guest, request });
      throw error;
    }
  }

  private hasProof(code: string): boolean {
    const known = this.cancellable.get(code);
    return known !== undefined && performance.now() - known.at < PROOF_MS;
  }

  /** Any of them; one whose guest's proof is about to end before all others, so that its nights come back. */
  private pickCancellable(): string | undefined {
    for (const [code, { at }] of this.cancellable) {
      if (performance.now() - at < PROOF_ENDS_SOON_MS) break;
      if (this.hasProof(code)) return code;
      this.cancellable.delete(code);
    }
    return this.dice.pick([...this.cancellable.keys()]);
  }

  async cancel(): Promise<Omit<Outcome, 'flow'>> {
    const code = this.pickCancellable();
    const guest = code === undefined ? undefined : this.cancellable.get(code)?.guest;
    if (code === undefined || !guest) return { result: 'done', detail: 'nothing to cancel' };
    const isAskedAgain = this.cancelling.has(code);
    this.cancelling.add(code);
    const preview = await guest.get<{ refundCents: number }>(`/trips/${code}/cancellation`);
    if (preview.status !== 200) return this.judge(preview);
    const answer = await guest.post<Trip>(`/trips/${code}/cancellation`, { refundCents: preview.body.refundCents });
    if (answer.status < 300) {
      this.cancelled.add(code);
      this.cancellable.delete(code);
      this.offerAgain(guest);
    }
    if (answer.status !== 409) return this.judge(answer);
    // Cancelled by somebody else's press or by one whose answer was lost, or its time was moved past its check-in.
    this.cancellable.delete(code);
    return isAskedAgain ? { result: 'done', detail: 'somebody else was quicker' } : this.judge(answer);
  }

  /** Everybody who does not know presses once more. */
  async settle(): Promise<void> {
    for (const { guest, request } of this.unsure.splice(0)) await this.press(guest, request).catch(() => undefined);
  }
}
