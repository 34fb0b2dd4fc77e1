import { versionEntry } from './fixtures.ts';
import { findUnusable, getPinProblem, isUnusable } from './pin-problems.ts';
import { pageVersions } from './page-versions.ts';
import { parsePins } from './pins.ts';

const REGISTRY = { registryUrl: 'http://assets.test/registry.json', remotesUrl: 'http://site.test/_remotes' };
const main = versionEntry('1.1.0', { traffic: 100, isDefault: true });
const gone = versionEntry('1.0.1');
const withdrawn = { ...gone, extras: { ...gone.extras, withdrawn: { reason: 'it shows names', at: '2026-11-29' } } };
const alien = versionEntry('2.0.0', { contract: '2.0.0' });
const table = { 'mfe-search': [versionEntry('1.0.0'), withdrawn, alien, main] };
const HELD = [{ version: 'mfe-search@1.0.0', reason: 'it looped' }];

describe('PLAT-4: what keeps a pinned version from being seen', () => {
  test.each([
    ['mfe-nothing', '1.0.0', { kind: 'no-remote' }],
    ['toString', '1.0.0', { kind: 'no-remote' }],
    ['mfe-search', '9.9.9', { kind: 'no-version', published: ['1.0.0', '2.0.0', '1.1.0'] }],
    ['mfe-search', '1.0.1', { kind: 'withdrawn', reason: 'it shows names' }],
    ['mfe-search', '2.0.0', { kind: 'contract', contract: '2.0.0' }],
    ['mfe-search', '1.0.0', { kind: 'quarantine', reason: 'it looped' }],
    ['mfe-search', '1.1.0', null],
  ])('%s@%s', (remote, version, problem) => {
    const found = getPinProblem(table, remote, version, HELD);
    expect(found).toEqual(problem && { remote, version, ...problem });
    expect(isUnusable(found)).toBe(found !== null && found.kind !== 'quarantine');
  });

  test('only versions count: one that is down, or on a developer’s machine, is there', () => {
    const pins = parsePins('mfe-search@1.0.1,mfe-listing@down,mfe-mine@http://localhost:3201', true);
    expect(findUnusable(table, pins).map(({ remote }) => remote)).toEqual(['mfe-search']);
  });

  test('a version for another contract is not run: the visitor’s own is', () => {
    const { remotes, pins } = pageVersions(table, 'x', parsePins('mfe-search@2.0.0', false), REGISTRY);
    expect(remotes['mfe-search']?.versions[0]?.version).toBe('1.1.0');
    expect(pins).toEqual([{ remote: 'mfe-search', version: '2.0.0', missing: true }]);
  });
});
