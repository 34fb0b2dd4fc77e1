/**
 * `npm run bench:quality`: types about 12,000 queries into the site's search and prints, by kind of query, the share of
 * wanted homes among the first ten, how often nothing was found, and every failure (FIND-1 to FIND-5). It fails where a
 * row scores below 0.9, where a query that homes fit finds nothing, and where the main list has fewer than 30 queries
 * of a kind. Needs BASE_URL and ROOST_SANDBOX_URL; QUALITY_SET takes one set of queries.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { gradeHome, readHomes } from './homes.ts';
import type { Home } from './homes.ts';
import { ndcg, SHOWN } from './ndcg.ts';
import { compareOrders } from './orders.ts';
import { KINDS } from './kinds.ts';
import { makeQueries } from './queries.ts';
import type { Query } from './queries.ts';
import { QUERY_SETS } from './rounds.ts';
import type { QuerySet } from './rounds.ts';

const site = process.env.BASE_URL;
const index = process.env.ROOST_SANDBOX_URL;
if (!site || !index)
  throw new Error(
    'BASE_URL and ROOST_SANDBOX_URL are not set: they are the addresses of the running site and of its search index.',
  );
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const AT_ONCE = 2;
const BAR = 0.9;
/** The list that has to hold enough queries of every kind, as guests of all kinds would type them. */
const MAIN_SET: QuerySet = 'ours';
const FEWEST_QUERIES = 30;
const TRIES_AGAIN = 3;
const PAUSE_MS = 2_000;
let unanswered = 0;

/** Ids of the homes on a results page, in order; of a home's own page that home. */
async function search(query: Record<string, string>): Promise<string[]> {
  const address = `${site}/search?${new URLSearchParams(query)}`;
  let response = await fetch(address);
  // A search that a busy machine did not answer says nothing about how well it is understood.
  for (let again = 0; response.status >= 500 && again < TRIES_AGAIN; again += 1) {
    unanswered += 1;
    await response.body?.cancel();
    await delay(PAUSE_MS);
    response = await fetch(address);
  }
  const own = /\/vacation-rentals\/(?:[^/?]+\/)*([^/?]+)/.exec(new URL(response.url).pathname)?.[1];
  const page = await response.text();
  if (own) return [own];
  return [...new Set([...page.matchAll(/data-home="([^"]+)"/g)].map((match) => match[1] ?? ''))];
}

/** What is below the bar; said at the end. */
const faults: string[] = [];
function fail(fault: string): void {
  faults.push(fault);
  process.exitCode = 1;
}

type Result = { query: Query; score: number; gain: number; found: number };

async function judge(query: Query, homes: readonly Home[]): Promise<Result> {
  const ids = (await search({ query: query.text })).slice(0, SHOWN);
  const wanted = new Set(homes.filter(query.wanted).map(({ objectID }) => objectID));
  const possible = Math.min(SHOWN, wanted.size);
  const grades = new Map(homes.map((home) => [home.objectID, gradeHome(home, query)]));
  const gain = ndcg(
    ids.map((id) => grades.get(id) ?? 0),
    [...grades.values()],
  );
  // Fewer homes than ten are no fault when no more fit: what counts is that those shown are wanted, and that none was
  // missed.
  return { query, score: ids.filter((id) => wanted.has(id)).length / possible, gain, found: ids.length };
}

const homes = await readHomes(index, {
  appId: process.env.SEARCH_APP_ID ?? 'roost-local',
  apiKey: process.env.SEARCH_ADMIN_KEY ?? 'local-admin-key',
  index: process.env.SEARCH_INDEX ?? 'prod_listings',
});
const only = process.env.QUALITY_SET;
const queries = makeQueries(homes, new Date().toISOString().slice(0, 10)).filter(({ set }) => !only || set === only);
say(`${homes.length} homes, ${queries.length} queries`);
const results: Result[] = [];
const waiting = [...queries];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let query = waiting.shift(); query; query = waiting.shift()) results.push(await judge(query, homes));
  }),
);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
function sayRow(name: string, own: readonly Result[]): void {
  const columns = [
    mean(own.map(({ score }) => score))
      .toFixed(2)
      .padStart(6),
    mean(own.map(({ gain }) => gain))
      .toFixed(2)
      .padStart(8),
    String(own.filter(({ found }) => found === 0).length).padStart(14),
  ];
  say(`${name.padEnd(27)} ${String(own.length).padStart(7)} ${columns.join(' ')}`);
}
for (const set of QUERY_SETS) {
  const ofSet = results.filter(({ query }) => query.set === set);
  if (ofSet.length === 0) continue;
  say(`\n${set.padEnd(27)} queries  score  NDCG@10  nothing found`);
  for (const kind of KINDS) {
    const own = ofSet.filter(({ query }) => query.kind === kind);
    if (own.length === 0) continue;
    sayRow(kind, own);
    if (mean(own.map(({ score }) => score)) < BAR) fail(`${set}, ${kind}: the score is below ${BAR}.`);
  }
  sayRow('all', ofSet);
}
// Queries that want a home which the catalogue does not have are left out: each of these has a home that fits, and near
// a place one within 100 miles.
for (const { query } of results.filter(({ found }) => found === 0))
  fail(`nothing was found for "${query.text}" (${query.set}, ${query.kind}), and homes fit.`);
for (const kind of only && only !== MAIN_SET ? [] : KINDS) {
  const count = results.filter(({ query }) => query.set === MAIN_SET && query.kind === kind).length;
  if (count < FEWEST_QUERIES)
    fail(`${MAIN_SET}, ${kind}: ${count} queries are too few to judge it by; it takes ${FEWEST_QUERIES}.`);
}
if (!only) {
  say('\norder for a party of        searches  NDCG@10 before  after');
  for (const { guests, searches, before, after } of await compareOrders(homes, search))
    say(
      `${(guests === 0 ? 'not said' : String(guests)).padEnd(27)} ${String(searches).padStart(8)} ${before.toFixed(2).padStart(15)} ${after.toFixed(2).padStart(6)}`,
    );
}
if (unanswered > 0) say(`\n${unanswered} pages did not answer at first and were asked again: the machine was busy.`);
say('\nfailures (score under 0.9)');
for (const { query, score, found } of results.filter((result) => result.score < BAR).sort((a, b) => a.score - b.score))
  say(
    `${score.toFixed(2)}  ${String(found).padStart(2)} found  ${query.set.padEnd(8)}  ${query.kind.padEnd(26)} ${query.text}`,
  );
say(faults.length === 0 ? '\nEvery row reaches the bar.' : `\nBelow the bar:\n${faults.join('\n')}`);
