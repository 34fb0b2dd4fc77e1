/**
 * Hosts and remotes of different ages (PLAT-6): each pair of a contract's minor versions, two back and two ahead, by
 * both checks, the one before a remote is published and the one before a host starts. `npm run platform:proof` prints a
 * line for each pair.
 */
import { goodFacts } from '../testing/good-facts.ts';
import { acceptedRange } from '../webpack/shared-packages.ts';
import { entryFor } from './built-version.ts';
import { contractBreaches } from './contract-check.ts';
import { getBreaches } from './host-check.ts';
import type { HostOffer } from '@roost/shared/contracts/host-fit';

const MINORS = ['1.0.0', '1.1.0', '1.2.0'] as const;
type Minor = (typeof MINORS)[number];
/** A minor version only adds: names of a part of shared, and of React, whose minor goes up with it. */
const UI: Record<Minor, string[]> = {
  '1.0.0': ['Button'],
  '1.1.0': ['Button', 'Toggle'],
  '1.2.0': ['Button', 'Toggle', 'Stepper'],
};
const REACT: Record<Minor, string> = { '1.0.0': '19.3.1', '1.1.0': '19.4.0', '1.2.0': '19.5.2' };
const UI_PART = '@roost/shared/ui';

const getOffer = (contract: string, minor: Minor): HostOffer => ({
  contract,
  provided: { react: REACT[minor], [UI_PART]: minor },
  offered: { [UI_PART]: UI[minor], react: ['useState'] },
});

/** What a remote says of itself that was built with this version and uses these names. */
function getRemote(minor: Minor, used: string[]) {
  const facts = goodFacts({
    contract: minor,
    sharedNames: { [UI_PART]: used, react: ['useState'] },
    shared: { react: acceptedRange(REACT[minor]), [UI_PART]: acceptedRange(minor) },
  });
  const facade = { owner: 'search', routes: [], slots: {} };
  const built = { name: 'mfe-search' as const, dist: '', build: facts.build, remote: facade };
  return { facts, entry: entryFor(built, '1.0.0', facts, {}) };
}

function bothChecks(remote: ReturnType<typeof getRemote>, offer: HostOffer): string[][] {
  const { contract, provided, offered } = offer;
  return [
    contractBreaches({ ...remote.facts, siteContract: contract, provided, offered }),
    getBreaches(remote.entry, offer),
  ];
}

const PAIRS = MINORS.flatMap((host) => MINORS.map((remote) => [host, remote] as const));

describe('PLAT-6: skew', () => {
  test.each(PAIRS)('host %s, remote %s: served while it uses what both know', (host, remote) => {
    expect(bothChecks(getRemote(remote, UI['1.0.0']), getOffer(host, host))).toEqual([[], []]);
  });

  test.each(PAIRS)(
    'host %s, remote %s: with names of its own version, refused by name where the host is older',
    (host, remote) => {
      const missing = UI[remote].filter((name) => !UI[host].includes(name));
      const expected =
        missing.length === 0 ? [] : [`it uses ${missing.join(', ')} of ${UI_PART}, which the host does not offer`];
      expect(bothChecks(getRemote(remote, UI[remote]), getOffer(host, host))).toEqual([expected, expected]);
    },
  );

  test.each([
    ['2.0.0', '1.2.0'],
    ['1.0.0', '2.0.0'],
  ] as const)('contract %s of the host, %s of the remote: refused before any visitor', (host, remote) => {
    const entry = getRemote('1.2.0', ['Button']);
    entry.facts.build.contract = remote;
    entry.entry.extras.contract = remote;
    for (const breaches of bothChecks(entry, getOffer(host, '1.2.0')))
      expect(breaches).toEqual([expect.stringContaining(`built against contract ${remote}`)]);
  });

  test('another major of React is refused, an older minor of the same is not', () => {
    const remote = getRemote('1.2.0', ['Button']);
    const [old, other] = [getOffer('1.0.0', '1.0.0'), getOffer('1.0.0', '1.0.0')];
    other.provided.react = '20.0.0';
    expect(bothChecks(remote, old)).toEqual([[], []]);
    for (const breaches of bothChecks(remote, other))
      expect(breaches).toEqual(['it needs react ^19.0.0, the host provides 20.0.0']);
  });
});
