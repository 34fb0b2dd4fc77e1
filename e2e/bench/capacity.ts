/**
 * Part of `npm run bench -- --server`: how many pages, quotes and bookings a second the site makes when eight are
 * always asked for, what each costs every process of it, and how much memory they have meanwhile. The requests are sent
 * from this machine too, which costs about a fifth of a page.
 */
import { getReservation } from '../src/booked-stay.ts';
import { table } from './report.ts';
import type { Use } from './processes.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

type Operation = { name: string; ask: (number: number) => Promise<boolean> };

const AT_ONCE = 8;
const SECONDS = 12;
const WARM_UP_SECONDS = 3;
const NIGHTS = 3;
/** Days from today on which stays are booked, one after another. */
const FIRST_DAY = 40;
const LAST_DAY = 330;

const isoDay = (fromToday: number): string => new Date(Date.now() + fromToday * DAY_MS).toISOString().slice(0, 10);

/** A browser that can send forms: its token and its cookies. */
async function openVisit(site: string): Promise<Record<string, string>> {
  const answer = await fetch(`${site}/api/auth/csrf`);
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
}

/** The nights that are asked for by number: all homes in turn, then the next nights of each. */
function getNights(
  homes: readonly string[],
  number: number,
): { listingId: string; startDate: string; endDate: string } {
  const listingId = homes[number % homes.length] ?? '';
  const turns = Math.floor((LAST_DAY - FIRST_DAY) / NIGHTS);
  const day = FIRST_DAY + (Math.floor(number / homes.length) % turns) * NIGHTS;
  return { listingId, startDate: isoDay(day), endDate: isoDay(day + NIGHTS) };
}

const PARTY = { adults: 2, children: 0, infants: 0, pets: 0 };
/** Quotes nights and books them with a card that works. False where the home is not free then. */
async function book(site: string, homes: readonly string[], number: number): Promise<boolean> {
  const headers = await openVisit(site);
  const post = (path: string, body: object): Promise<Response> =>
    fetch(site + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const quoted = await post('/api/quotes', { ...getNights(homes, number), ...PARTY });
  const quote = (await quoted.json()) as { id: string; totalCents: number };
  if (!quoted.ok) return false;
  const booked = await post('/api/reservations', getReservation(quote, `guest${number}@example.com`));
  await booked.arrayBuffer();
  return booked.ok;
}

async function play({ ask }: Operation, seconds: number, from: number): Promise<{ ms: number[]; refused: number }> {
  const until = performance.now() + seconds * 1000;
  const ms: number[] = [];
  let refused = 0;
  let next = from;
  const visitor = async (): Promise<void> => {
    while (performance.now() < until) {
      const begun = performance.now();
      // Nights that are taken are looked past: only what was done is counted.
      if (await ask(next++)) ms.push(performance.now() - begun);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return { ms: ms.sort((a, b) => a - b), refused };
}

/** Watches memory until it is asked for the most that each process had. */
function watchMemory(read: () => Use): () => Map<string, number> {
  const most = new Map<string, number>();
  const look = (): void => {
    for (const [name, { memoryMb }] of read()) most.set(name, Math.max(memoryMb, most.get(name) ?? 0));
  };
  look();
  const timer = setInterval(look, 250);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}

function getOperations(site: string, pages: Readonly<Record<string, string>>, homes: readonly string[]): Operation[] {
  const get = async (address: string): Promise<boolean> => {
    const answer = await fetch(site + address, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    return answer.ok;
  };
  const asPages = Object.entries(pages).map(([name, path]) => ({
    name: `page: ${name}`,
    ask: (number: number) => get(`${path}${path.includes('?') ? '&' : '?'}utm_term=k${number}`),
  }));
  const quote = (number: number): Promise<boolean> => {
    const { listingId, startDate, endDate } = getNights(homes, number);
    const party = new URLSearchParams({ startDate, endDate, adults: '2', children: '0', infants: '0', pets: '0' });
    return get(`/api/listings/${listingId}/quote?${party}`);
  };
  return [...asPages, { name: 'quote', ask: quote }, { name: 'booking', ask: (n) => book(site, homes, n) }];
}

/** @param homes ids of homes to quote and book */
export async function benchCapacity(
  site: string,
  pages: Readonly<Record<string, string>>,
  homes: readonly string[],
  read: (() => Use) | null,
  say: (line: string) => void,
): Promise<void> {
  if (!read) return say('\nROOST_PROCESSES is not set, or this is not Linux: no cost and no memory of each process.');
  const names = [...read().keys()];
  const costs = [['eight at once', 'a second', 'p50 ms', 'p95 ms', ...names.map((name) => `${name} ms`)]];
  const idle = read();
  const memory = [
    ['most MB in memory', ...names],
    ['before', ...names.map((name) => mb(idle.get(name)?.memoryMb))],
  ];
  for (const operation of getOperations(site, pages, homes)) {
    say(`  ${operation.name}`);
    const { ms: warm, refused } = await play(operation, WARM_UP_SECONDS, 0);
    const begin = read();
    const most = watchMemory(read);
    const { ms } = await play(operation, SECONDS, warm.length + refused);
    const end = read();
    const cost = (name: string): string =>
      (((end.get(name)?.cpuMs ?? 0) - (begin.get(name)?.cpuMs ?? 0)) / Math.max(1, ms.length)).toFixed(1);
    const at = (share: number): string => (ms[Math.floor(ms.length * share)] ?? 0).toFixed(0);
    costs.push([operation.name, (ms.length / SECONDS).toFixed(1), at(0.5), at(0.95), ...names.map(cost)]);
    const held = most();
    memory.push([operation.name, ...names.map((name) => mb(held.get(name)))]);
  }
  say('\nWhat a core does: processor time of each process for one');
  table(say, costs);
  say('');
  table(say, memory);
}

const mb = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(0));
