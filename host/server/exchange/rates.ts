/**
 * What a dollar is worth: read once an hour from the configured source, in the answer of Frankfurter
 * (`{"base": "USD", "date": …, "rates": {…}}`), which has the reference rates of the European Central Bank. A source
 * that is slow, broken, absent or says impossible things leaves the last good copy in use, also over a restart; where
 * there was none, the table below. Pages say of which day their rate is.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { ExchangeRates } from '@roost/shared/domain/currency';
import { isIsoDate, toIsoDate } from '@roost/shared/domain/dates';
import { earliestToday } from '@roost/shared/domain/home-day';
import type { Log } from '../log.ts';

/** Reference rates of the European Central Bank of a day. */
export const BUILT_IN_RATES: ExchangeRates = {
  date: '2025-04-11',
  perDollar: { CAD: 1.3869, EUR: 0.88137, GBP: 0.76395, MXN: 20.38, AUD: 1.6042, JPY: 142.84 },
};

const rate = z.number().check(z.gt(0), z.lt(1000));
const answerSchema = z.object({
  base: z.literal('USD'),
  date: z.string().check(z.refine(isIsoDate)),
  rates: z.object({ CAD: rate, EUR: rate, GBP: rate, MXN: rate, AUD: rate, JPY: rate }),
});

export type ExchangeRules = {
  /** Limit of one request, its body included, in milliseconds. */
  limitMs: number;
  /** Pause between requests. */
  pollMs: number;
  /** A rate that moved by more than this factor since the last copy is a mistake of the source. */
  mostFactor: number;
};

const RULES: ExchangeRules = { limitMs: 3000, pollMs: 3_600_000, mostFactor: 2 };

export type Exchange = {
  /** The last good copy. */
  current: () => ExchangeRates;
  /** Asks the source; never rejects. */
  refresh: () => Promise<void>;
  close: () => void;
};

type Before = { known: ExchangeRates; mostFactor: number; now: Date };

/** Returns rates of an answer or of the kept file. Throws where they cannot be used after `known`. */
function readRates(document: unknown, { known, mostFactor, now }: Before): ExchangeRates {
  const { date, rates } = answerSchema.parse(document);
  if (date > toIsoDate(now)) throw new Error(`the rates are of ${date}, a day that has not come`);
  if (date < known.date) throw new Error(`the rates are of ${date}, before ${known.date}`);
  for (const [currency, perDollar] of Object.entries(rates)) {
    const before = known.perDollar[currency as keyof typeof rates];
    if (Math.max(perDollar / before, before / perDollar) > mostFactor)
      throw new Error(`a dollar cannot be ${perDollar} ${currency}: it was ${before} on ${known.date}`);
  }
  return { date, perDollar: rates };
}

type Source = {
  /** Null for none. */
  url: string | null;
  /** Where the last good copy is kept. */
  file: string;
  log: Log;
  clock?: () => Date;
};

/** Starts with the kept copy and asks the source at once, then once an hour. */
export async function createExchange(
  { url, file, log, clock = () => new Date() }: Source,
  rules: ExchangeRules = RULES,
): Promise<Exchange> {
  let rates = BUILT_IN_RATES;
  let lastProblem = '';
  // None yet, or one that was damaged: the table is as good as new.
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null && url !== null) {
    try {
      rates = readRates(JSON.parse(kept), { known: rates, mostFactor: Infinity, now: clock() });
    } catch (error) {
      log('exchange_rates_problem', { problem: `the kept copy is not usable: ${String(error)}` });
    }
  }

  async function refresh(): Promise<void> {
    if (url === null) return;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(rules.limitMs) });
      if (!answer.ok) throw new Error(`the source answered ${answer.status}`);
      const next = readRates(await answer.json(), { known: rates, mostFactor: rules.mostFactor, now: clock() });
      lastProblem = '';
      // "The rate of Nov 28" is not true where it is still Nov 27.
      if (next.date > earliestToday(clock().toISOString())) return;
      if (JSON.stringify(next) === JSON.stringify(rates)) return;
      rates = next;
      // Several hosts may share a directory: a file is there whole or not at all.
      const written = `${file}.${process.pid}`;
      await writeFile(written, JSON.stringify({ base: 'USD', date: next.date, rates: next.perDollar }));
      await rename(written, file);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== lastProblem) log('exchange_rates_problem', { problem, ratesOf: rates.date });
      lastProblem = problem;
    }
  }

  const timer = setInterval(() => void refresh(), rules.pollMs).unref();
  return { current: () => rates, refresh, close: () => clearInterval(timer) };
}
