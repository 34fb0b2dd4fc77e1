/**
 * Renders pages whatever a version of a remote does (PLAT-3, PLAT-5). A version that crashes its process is blocked,
 * and the page is rendered again with the next version of the fallback chain, or with its region left to the browser. A
 * version whose loader or page fails is replaced in this page when an older version works. Its owner is notified each
 * time.
 */
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { ServerVersion } from '../registry/served-version.ts';
import type { RenderAnswer } from './pool-process.ts';
import type { Group, PoolListener, RenderPool } from './pool.ts';
import type { RenderJob, RenderOutcome } from './protocol.ts';
import type { Quarantine } from './quarantine.ts';
import { renderFirst, without } from './stand-in.ts';
import type { Blamed } from './stand-in.ts';

type Bundles = RenderJob['bundles'];
type Named = { remote: string; version: string };

/** Notification for the owner of a remote. */
export type RemoteEvent = {
  event: 'remote_quarantined' | 'remote_fell_back' | 'remote_refused';
  remote: string;
  version: string | null;
  owner: string | null;
  phase: string;
  message: string;
  /** The version that is shown instead. */
  instead?: string | null;
};

export type Renderer = {
  /** Renders a page. Resolves to null when the browser has to. Never rejects. */
  render: (job: RenderJob) => Promise<RenderOutcome | null>;
  ready: () => boolean;
  /** Returns true while a new page would have to wait for several others. */
  isBusy?: () => boolean;
  /** Returns the versions that are blocked on the server now. */
  held: () => { version: string; reason: string }[];
  close: () => Promise<void>;
};

/**
 * Milliseconds for which failures are not tried with older versions after one did no better: the fault is elsewhere,
 * e.g. the index is down.
 */
const NO_BETTER_MS = 10_000;
/** Milliseconds: an older version that is this slow shows that loaders are slow for everybody. */
const SLOW_MS = 800;
const MOST_TRIES = 3;
const MOST_NAMES = 200;

/**
 * Returns the group whose processes render a page: the ordinary one, unless the page has a version that is not a
 * default.
 */
export function getGroup({ bundles, defaults }: Pick<RenderJob, 'bundles' | 'defaults'>): Group {
  const others = Object.values(bundles).flatMap(([first]) => (first && first.serves !== 'default' ? [first] : []));
  if (others.length === 0) return { kind: 'ordinary', key: defaults };
  const names = others.map(({ remote, version }) => `${remote}@${version}`).sort();
  return {
    kind: others.some(({ serves }) => serves === 'pin') ? 'pinned' : 'canary',
    key: `${names.join(' ')} beside ${defaults}`,
  };
}

/** Returns the versions whose loader or page failed while there is another one to try. */
function blamedBy(outcome: RenderOutcome, bundles: Bundles): Blamed[] {
  return Object.values(bundles).flatMap((chain) => {
    const [version, other] = chain;
    if (!version || !other) return [];
    const problem = outcome.problems.find(
      ({ remote, version: failed, phase }) =>
        // A version that did not load was replaced by the process itself.
        remote === version.remote && failed === version.version && phase !== 'load',
    );
    return problem ? [{ version, problem }] : [];
  });
}

/**
 * Returns the versions that may have ended a process: the one whose code ran; without that, the versions that only this
 * group gets.
 */
function suspects(answer: Extract<RenderAnswer, { type: 'lost' }>, bundles: Bundles, group: Group): ServerVersion[] {
  const all = Object.values(bundles).flat();
  const ran = all.filter(({ remote, version }) => remote === answer.at?.remote && version === answer.at.version);
  if (group.kind === 'ordinary') return ran;
  const others = Object.values(bundles).flatMap(([first]) => (first && first.serves !== 'default' ? [first] : []));
  const named = others.filter((version) => ran.includes(version));
  return named.length > 0 ? named : others;
}

/** A leak is blamed on a version when its pages caused this share of a process's memory. */
const LEAKED = 0.4;

/** Blocks versions and notifies their owners. */
function createJudge(quarantine: Quarantine, tell: (event: RemoteEvent) => void) {
  /** Owner to notify, by remote, as of the last rendered page. */
  const owners = new Map<string, string | null>();
  const getOwner = (remote: string) => owners.get(remote) ?? null;

  function hold({ remote, version }: Named, reason: string, phase: string, bundles: Bundles = {}): void {
    if (!quarantine.add({ remote, version }, reason)) return;
    const instead = quarantine.apply(bundles)[remote as RemoteName]?.[0]?.version ?? null;
    tell({ event: 'remote_quarantined', remote, version, owner: getOwner(remote), phase, message: reason, instead });
  }

  const listener: PoolListener = {
    onRefused: ({ remote, version, what }) =>
      tell({
        event: 'remote_refused',
        remote,
        version,
        owner: getOwner(remote),
        phase: 'server',
        message: `it tried to ${what}`,
      }),
    onFull({ heapMb, grew }) {
      if (grew && grew.mb > heapMb * LEAKED)
        hold(grew, `its pages keep memory: ${Math.round(grew.mb)} of ${Math.round(heapMb)} MB`, 'memory');
    },
  };

  function fellBack(blamed: readonly Blamed[], outcome: RenderOutcome): void {
    for (const { version, problem } of blamed)
      tell({
        event: 'remote_fell_back',
        remote: version.remote,
        version: version.version,
        owner: version.owner,
        phase: problem.phase,
        message: problem.message,
        instead: outcome.rendered[version.remote] ?? null,
      });
  }

  return {
    hold,
    fellBack,
    listener,
    note: (bundles: Bundles) => {
      for (const { remote, owner } of Object.values(bundles).flat()) owners.set(remote, owner);
    },
  };
}

/**
 * Remembers for a while which versions' fallbacks did no better. By version, so that one team's outage does not take
 * the fallback from the others.
 */
function createMemory(now: () => number) {
  const until = new Map<string, number>();
  const getName = ({ remote, version }: Named) => `${remote}@${version}`;
  return {
    has: (version: Named) => now() < (until.get(getName(version)) ?? 0),
    add(version: Named): void {
      until.delete(getName(version));
      until.set(getName(version), now() + NO_BETTER_MS);
      const [oldest] = until.keys();
      if (until.size > MOST_NAMES && oldest !== undefined) until.delete(oldest);
    },
  };
}

/**
 * Creates the renderer.
 * @param createPool creates the processes with these handlers
 * @param tell called with what the owner of a remote should know
 */
export function createRenderer(
  createPool: (listener: PoolListener) => RenderPool,
  quarantine: Quarantine,
  tell: (event: RemoteEvent) => void,
  now: () => number = Date.now,
): Renderer {
  const hopeless = createMemory(now);
  const judge = createJudge(quarantine, tell);
  const pool = createPool(judge.listener);

  /** Returns the page with older versions, when these work where the chosen ones did not. */
  async function improve(job: RenderJob, outcome: RenderOutcome, group: Group): Promise<RenderOutcome> {
    // Services were down: no version is at fault.
    if (outcome.withoutServices) return outcome;
    const blamed = blamedBy(outcome, job.bundles).filter(({ version }) => !hopeless.has(version));
    if (blamed.length === 0) return outcome;
    const bundles = without(
      job.bundles,
      blamed.map(({ version }) => version),
    );
    const begun = now();
    const answer = await pool.render({ ...job, bundles }, group);
    const remember = () => blamed.forEach(({ version }) => hopeless.add(version));
    if (now() - begun > SLOW_MS) remember();
    const isBetter =
      answer.type === 'done' &&
      blamed.every(({ version }) => answer.outcome.problems.every(({ remote }) => remote !== version.remote));
    if (!isBetter) {
      remember();
      return outcome;
    }
    judge.fellBack(blamed, answer.outcome);
    return { ...answer.outcome, problems: [...outcome.problems, ...answer.outcome.problems] };
  }

  return {
    async render(job) {
      let held: ServerVersion[] = [];
      judge.note(job.bundles);
      for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
        const bundles = quarantine.apply(job.bundles);
        const group = getGroup({ bundles, defaults: job.defaults });
        const asked = {
          ...job,
          bundles,
          patient: Object.values(bundles).some(([first]) => first && hopeless.has(first)),
        };
        const { answer, slow, instead } = await renderFirst(pool, asked, group);
        if (slow && instead) {
          judge.fellBack([slow], instead);
          return { ...instead, problems: [slow.problem, ...instead.problems] };
        }
        // The older version was no faster: services are slow for everybody, and asking twice would make them slower.
        if (slow) hopeless.add(slow.version);
        if (answer.type === 'done') return improve(asked, answer.outcome, group);
        if (answer.type !== 'lost') return null;
        const found = suspects(answer, bundles, group);
        // It happened again without the blocked version, so that one was not the cause.
        if (found.length > 0) held.forEach(quarantine.acquit);
        for (const version of found) judge.hold(version, answer.reason, answer.at?.phase ?? 'render', job.bundles);
        held = found;
      }
      return null;
    },
    ready: () => pool.ready(),
    held: quarantine.list,
    close: () => pool.close(),
  };
}
