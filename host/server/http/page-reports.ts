/** What a page leaves behind for those who run the site and own its remotes: counts, labels and log events. */
import type { FastifyRequest } from 'fastify';
import { nameRequest } from '@roost/observe/metrics';
import type { Log } from '../log.ts';
import { countPage } from '../metrics.ts';
import type { PageVersions } from '../registry/page-versions.ts';
import type { RenderOutcome } from '../render/protocol.ts';
import type { FinishedPage } from './shared-pages.ts';

const MINUTE_MS = 60_000;
/** Logs for its owner that a version hung a browser, at most once a minute for each version. */
export function createHangLog(log: Log) {
  const last = new Map<string, number>();
  return (name: string, owners: PageVersions['owners']): void => {
    if (Date.now() - (last.get(name) ?? 0) < MINUTE_MS) return;
    if (last.size > 100) last.clear();
    last.set(name, Date.now());
    const [remote = '', version] = name.split('@');
    const owner = owners[remote];
    if (owner !== undefined)
      log('remote_problem', {
        remote,
        version,
        owner,
        phase: 'start',
        where: 'browser',
        message: 'it hung a browser while a page started or after a press, or loaded its page again and again',
      });
  };
}

/**
 * Counts a page by how it was made, and labels the request with the page's pattern. A page whose loader says that
 * what it shows is not available is no problem of the remote; it has a log event of its own.
 */
export function tellPage(request: FastifyRequest, page: FinishedPage, age: number | null, log: Log): FinishedPage {
  const { facts, status } = page;
  // An unknown address would have the catch-all pattern.
  nameRequest(request, !facts ? { route: 'redirect' } : status === 404 ? { ...facts, route: 'unknown page' } : facts);
  if (facts && status >= 500)
    log('page_unavailable', {
      level: 'error',
      status,
      route: facts.route,
      remote: facts.remote,
      version: facts.version,
    });
  if (facts) countPage(age !== null ? 'kept' : facts.isRendered ? 'rendered' : 'browser', facts.parts);
  return page;
}

/** Logs for the owners of remotes what went wrong in a page. */
export function tellProblems(outcome: RenderOutcome | null, { owners }: PageVersions, path: string, log: Log): void {
  for (const problem of outcome?.problems ?? [])
    log('remote_problem', { path: path.slice(0, 200), owner: owners[problem.remote] ?? null, ...problem });
}
