/**
 * Finds the versions that a page shows, those that were chosen for it but failed on the server, and those that its
 * visitor would get on further pages. Pure. Pages with pins are left out: whoever tests a version breaks it on purpose,
 * and loads more pages of it than visitors do.
 */
import type { PageVersions } from '../registry/page-versions.ts';
import type { Pins } from '../registry/pins.ts';
import type { RenderOutcome } from '../render/protocol.ts';
import type { Version } from './health-span.ts';

export function getOutcome(
  outcome: RenderOutcome | null,
  bundles: PageVersions['bundles'],
  pins: Pins,
): { shown: Version[]; broken: Version[]; later: Version[] } {
  if (outcome?.page.type !== 'page' || Object.keys(pins).length > 0) return { shown: [], broken: [], later: [] };
  const { page, rendered, problems } = outcome;
  const chosen = Object.entries(bundles).flatMap(([remote, [first]]) =>
    first ? [{ remote, version: first.version }] : [],
  );
  const isBroken = ({ remote, version }: Version): boolean =>
    problems.some((problem) => problem.remote === remote && problem.version === version) ||
    // An older version was rendered in its place.
    Object.entries(rendered).some(([name, instead]) => name === remote && instead !== version);
  const used = new Set(page.used.map((module) => module.split('/')[0]));
  return {
    shown: chosen.filter((one) => used.has(one.remote) && !isBroken(one)),
    broken: chosen.filter(isBroken),
    later: chosen.filter((one) => !used.has(one.remote) && !isBroken(one)),
  };
}
