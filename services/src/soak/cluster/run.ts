/**
 * The trial of a cluster: load, a rolling restart, a kill of each process, a failover, a restore, and after each a look
 * at what became of the guests.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Books } from '../invariants.ts';
import { dice } from '../random.ts';
import { countStays, findMissing, readBooksAtRest } from './books.ts';
import { countFailed, describeBookings, describeBooks, describePages } from './describe.ts';
import { Load, type Booking } from './load.ts';
import { watchMemory } from './memory.ts';
import type { Programs } from './programs.ts';
import { HOMES, startClusterSite, type ClusterSite } from './site.ts';

export type TrialOptions = {
  programs: Programs;
  published: string;
  /**
   * Another checkout, built: what it has of hosts, services and asset servers runs first, and the rolling restart is
   * the release of this one.
   */
  older: string | null;
  pagesPerSecond: number;
  bookingsPerSecond: number;
  /** Seconds of load without trouble, and after each kill. */
  calmSeconds: number;
  seed: number;
  say: (line: string) => void;
};
export type Row = { step: string; result: string; ok: boolean };

/** Minutes and MB of memory that the whole trial may take on one machine (issue 16.4). */
const MOST_MINUTES = 10;
const MOST_MB = 6 * 1_024;
/** Seconds that nobody may be able to book during a failover (issue 16.4). */
const FAILOVER_S = 30;
/** Milliseconds until both balancers have seen a new process: the `minReadySeconds` of a deployment. */
const SEEN_MS = 2_000;
const MOMENT = 'halfway';
/** Longer than asset servers and hosts take for a registry to be old. */
const STORAGE_AWAY_MS = 10_000;
/** In the order of a release: what migrates first, who asks it last. */
const REPLACED = ['background', 'services1', 'services2', 'assets1', 'assets2', 'registry', 'host1', 'host2'] as const;
/** After these of them both versions run. */
const NEIGHBOURS: readonly number[] = [REPLACED.indexOf('services1'), REPLACED.indexOf('host1')];
/** Milliseconds in which the load grows from nothing. */
const RAMP_MS = 15_000;

export class Trial {
  readonly rows: Row[] = [];
  private readonly options: TrialOptions;
  private readonly site: ClusterSite;
  private readonly load: Load;
  /** Stays that guests had been told of at the marked moment. */
  private known: string[] = [];

  constructor(options: TrialOptions, site: ClusterSite, today: string) {
    this.options = options;
    this.site = site;
    this.load = new Load({ ...options, edges: site.edges, homes: { ...HOMES, today }, dice: dice(options.seed) });
  }

  private add(step: string, ok: boolean, result: string): void {
    this.rows.push({ step, ok, result });
    this.options.say(`${ok ? 'ok    ' : 'NOT OK'} ${step}: ${result}`);
  }

  /**
   * Runs one step under load, and judges the pages that were begun in it. Bookings are judged when all of them are
   * over.
   */
  private async step(name: string, act: () => Promise<string>): Promise<void> {
    const begun = performance.now();
    const more = await act().catch(
      (error: unknown) => `FAILED: ${error instanceof Error ? error.message : String(error)}`,
    );
    await sleep(this.options.calmSeconds * 1_000);
    const end = performance.now();
    await this.load.pagesOver();
    const pages = this.load.pages.filter(({ at }) => at >= begun && at < end);
    const bookings = this.load.bookings.filter(({ at }) => at >= begun && at < end);
    this.add(
      name,
      !more.startsWith('FAILED') && pages.length > 0 && countFailed(pages) === 0,
      [describePages(pages), describeBookings(bookings), more].filter(Boolean).join('; '),
    );
  }

  async run(begunMs: number): Promise<boolean> {
    const { keeper, postgres, primary } = this.site;
    const { calmSeconds, programs } = this.options;
    const backup = postgres.at('backup', primary.port).directory;
    await postgres.backUp(primary.port, backup);
    this.add('base backup', true, 'taken, the log is archived from here on');

    const memory = watchMemory(keeper);
    await memory.look();
    this.load.start(RAMP_MS);
    await this.step('growing load', () => sleep(RAMP_MS).then(() => ''));
    await this.step('calm', () => sleep(calmSeconds * 2_000).then(() => ''));
    const isRelease = this.options.older !== null;
    await this.step(isRelease ? `release, from ${this.options.older}` : 'rolling restart', async () => {
      const took: string[] = [];
      if (isRelease) await this.site.migrate();
      for (const [index, name] of REPLACED.entries()) {
        took.push(`${name} ${((await keeper.replace(name, this.site.newest.get(name))) / 1_000).toFixed(1)} s`);
        await sleep(SEEN_MS);
        // Old and new beside each other for a while: half of the services, then one of two hosts.
        if (isRelease && NEIGHBOURS.includes(index)) await sleep(calmSeconds * 2_000);
      }
      if (isRelease) await this.site.narrowRequests();
      return `left after: ${took.join(', ')}`;
    });
    this.add('memory in MB, before the load → at most', true, memory.describe());
    this.known = this.codes();
    await postgres.markMoment(primary.port, MOMENT);
    // The sandbox is the third parties, who are somebody else's.
    const victims = keeper.names().filter((name) => !['primary', 'sandbox'].includes(name));
    for (const name of victims)
      await this.step(`kill -9 ${name}`, async () => {
        await keeper.kill(name);
        // Long enough for the keeper to notice, so that it is the new one that answers.
        await sleep(600);
        const begun = performance.now();
        await keeper.ready(name);
        const back = (performance.now() - begun) / 1_000 + 0.6;
        await sleep(SEEN_MS);
        return `back after ${back.toFixed(1)} s`;
      });
    await this.step(`object storage away for ${STORAGE_AWAY_MS / 1_000} s`, async () => {
      await keeper.pause('storage', STORAGE_AWAY_MS);
      return this.readRegistry();
    });
    if (programs.pgbouncer === null) this.add('failover', false, 'left out: PgBouncer is not installed');
    else await this.failOver();
    await this.load.stop();
    memory.stop();
    this.add('memory in MB to the end', true, memory.describe());
    const together = memory.together();
    this.add(
      `all of it within ${MOST_MB} MB`,
      together <= MOST_MB,
      together === 0
        ? 'not measured: this machine has no ps'
        : `${together} MB at one moment, shared pages counted for each process`,
    );
    await this.judgeBooks(backup);
    const minutes = (performance.now() - begunMs) / 60_000;
    this.add(`all of it within ${MOST_MINUTES} minutes`, minutes <= MOST_MINUTES, `${minutes.toFixed(1)} minutes`);
    return this.rows.every(({ ok }) => ok);
  }

  /** Whether the published remotes come out of the storage again. @returns what an asset server says of it */
  private async readRegistry(): Promise<string> {
    const answer = await fetch(`${this.site.assets}/healthz`, { signal: AbortSignal.timeout(SEEN_MS) });
    const { ok, parts } = (await answer.json()) as { ok: boolean; parts: { storage: string; remotes?: number } };
    return `${ok && parts.storage === 'object storage' ? '' : 'FAILED: '}then ${parts.remotes ?? 'no'} remotes out of the ${parts.storage}`;
  }

  private codes = (): string[] => this.load.bookings.flatMap(({ code }) => code ?? []);

  /**
   * The primary is killed for good. What an operator does is done here, by the commands of docs/runbooks/database.md.
   */
  private async failOver(): Promise<void> {
    const { keeper, postgres, replica, useDatabase, primary } = this.site;
    const begun = performance.now();
    await this.step('failover of the primary', async () => {
      await keeper.kill('primary', true);
      const died = performance.now();
      // Three looks, a second apart: one that is only slow is not replaced.
      for (let looks = 0; looks < 3; looks += 1) {
        await sleep(1_000);
        if (await postgres.isAlive(primary.port)) return 'FAILED: it still answers';
      }
      await postgres.fence(primary);
      await postgres.promote(replica.port);
      useDatabase(replica);
      const until = died + 60_000;
      const again = (): Booking | undefined => this.load.bookings.find(({ at, code }) => at > died && code !== null);
      while (!again() && performance.now() < until) await sleep(100);
      const first = Math.min(
        ...this.load.bookings
          .filter(({ doneAt, code }) => doneAt > died + 500 && code !== null)
          .map(({ doneAt }) => doneAt),
      );
      const seconds = (first - died) / 1_000;
      return `${seconds <= FAILOVER_S ? '' : 'FAILED: '}first booking again after ${seconds.toFixed(1)} s`;
    });
    const during = this.load.pages.filter(({ at }) => at >= begun);
    this.options.say(`       (pages while the primary was away: ${describePages(during)})`);
  }

  private findMissing = (port: number, codes: readonly string[]): Promise<string[]> =>
    findMissing(this.site.postgres.url(port), codes);

  private readBooks = (port: number): Promise<Books | string> =>
    readBooksAtRest(this.site.postgres.url(port), this.site.stripe);

  /**
   * Nothing that a guest was told is lost, and the books balance: in the running database, and in both that are
   * restored.
   */
  private async judgeBooks(backup: string): Promise<void> {
    const { keeper, postgres, primary, replica } = this.site;
    const [latest, moment] = [postgres.at('restored', primary.port), postgres.at('rewound', replica.port)];
    const current = this.options.programs.pgbouncer === null ? primary : replica;
    const refused = this.load.bookings.filter(({ code }) => code === null);
    const lost = await this.findMissing(current.port, this.codes());
    this.add(
      'bookings',
      lost.length === 0 && refused.length === 0 && this.codes().length > 0,
      `${this.codes().length} confirmed to guests, ${lost.length} of them lost, ${refused.length} without success${
        refused.length
          ? ` (${refused
              .slice(0, 5)
              .map(({ refusal }) => refusal)
              .join('; ')})`
          : ''
      }`,
    );
    const books = await this.readBooks(current.port);
    this.add('books', typeof books !== 'string', typeof books === 'string' ? books : describeBooks(books));
    if (typeof books === 'string') return;
    try {
      await postgres.archiveAll(current.port);
      await postgres.prepareRestore(latest, backup, null);
      await keeper.stop('replica');
      // On the port of the primary that is gone.
      await keeper.kill('primary', true);
      await keeper.start(postgres.spec(latest));
      await postgres.restored(latest.port);
      const restored = await this.readBooks(latest.port);
      const gone = await this.findMissing(latest.port, this.codes());
      this.add(
        'restore of the backup and the whole log',
        JSON.stringify(restored) === JSON.stringify(books) && gone.length === 0,
        typeof restored === 'string' ? restored : `${describeBooks(restored)}, ${gone.length} stays missing`,
      );
      await postgres.prepareRestore(moment, backup, { mark: MOMENT });
      await keeper.start(postgres.spec(moment));
      await postgres.restored(moment.port);
      const stays = await countStays(postgres.url(moment.port));
      const short = await this.findMissing(moment.port, this.known);
      this.add(
        'restore to a moment',
        short.length === 0 && stays < this.codes().length,
        `${this.known.length} stays were known then, ${short.length} of them missing; ${stays} of ${this.codes().length} are there`,
      );
    } catch (error) {
      this.add('restore', false, error instanceof Error ? error.message : String(error));
    }
  }
}

/** Starts a cluster and tries it. The rows of the table are also in what it says. */
export async function runTrial(options: TrialOptions): Promise<{ ok: boolean; rows: Row[] }> {
  const begunMs = performance.now();
  const site = await startClusterSite(options);
  try {
    const trial = new Trial(options, site, new Date().toISOString().slice(0, 10));
    const ok = await trial.run(begunMs);
    return { ok, rows: trial.rows };
  } finally {
    await site.close();
  }
}
