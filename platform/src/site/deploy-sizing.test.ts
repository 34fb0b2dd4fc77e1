/**
 * The memory that `deploy/` allows each process against what was measured (docs/scale.md), and the table of
 * docs/production.md against both.
 */
import { parse } from 'yaml';
import { find, getPod, readText } from '../testing/manifests.ts';

const scale = readText('docs/scale.md');
const sizing = /^## Sizing$([^]*?)^## /m.exec(readText('docs/production.md'))?.[1] ?? '';
const MEBIBYTES: Record<string, number> = { Mi: 1, m: 1, Gi: 1_024, g: 1_024 };

/** Figures of a sentence of docs/scale.md. @throws an error where it no longer stands there */
function readFigures(pattern: RegExp): number[] {
  const found = pattern.exec(scale);
  if (!found) throw new Error(`docs/scale.md no longer says ${pattern.source}`);
  return found.slice(1).map((text) => Number(text.replaceAll(',', '')));
}
const toMebibytes = (text = ''): number => {
  const [, number, unit] = /^(\d+)(Mi|Gi|m|g)$/.exec(text) ?? [];
  return Number(number) * (MEBIBYTES[unit ?? ''] ?? NaN);
};
const getResources = (name: string) => getPod(find('Deployment', name)).containers[0]?.resources;

const [hostBefore = 0, hostMost = 0, renderersBefore = 0, renderersMost = 0] = readFigures(
  /the host (\d+) and (\d+), both renderers together (\d+) and (\d+)/,
);
const [servicesBefore = 0, servicesMost = 0, otherBefore = 0, otherMost = 0] = readFigures(
  /services (\d+) → (\d+) and (\d+) → (\d+), background/,
);
const [backgroundBefore = 0, backgroundMost = 0] = readFigures(/background work (\d+) → (\d+)/);
const [assetsBefore = 0, assetsMost = 0] = readFigures(/asset servers (\d+) → (\d+)/);
const [registryBefore = 0, registryMost = 0] = readFigures(/registry (\d+) → (\d+)/);
const [million = 0] = readFigures(/the process had (\d+) MB, at most and in the end/);
const [importing = 0] = readFigures(/s of this process's own processor time, (\d+) MB at most/);
const underLoad = Math.max(servicesMost, otherMost);
const services = million + underLoad - Math.min(servicesBefore, otherBefore);

/** In MB. What load adds to services is added to what a million homes take: nobody has measured them together. */
const NEEDED = {
  host: hostMost + renderersMost,
  services,
  // An import runs in the same container.
  background: backgroundMost + importing,
  assets: assetsMost,
  registry: registryMost,
};
/** What each had before the load: less than that is no request. */
const BEFORE = {
  host: hostBefore + renderersBefore,
  services: servicesBefore,
  background: backgroundBefore,
  assets: assetsBefore,
  registry: registryBefore,
};

describe('SCALE-3: sizes', () => {
  test.each(Object.keys(NEEDED) as (keyof typeof NEEDED)[])(
    '%s may have the memory that it was measured with',
    (name) => {
      const { limits, requests } = getResources(name) ?? {};
      expect(toMebibytes(limits?.memory)).toBeGreaterThan(NEEDED[name]);
      expect(toMebibytes((requests as { memory?: string }).memory)).toBeGreaterThanOrEqual(BEFORE[name]);
    },
  );

  test('the figures of the host are for as many renderers as it is given', () => {
    const [container] = getPod(find('Deployment', 'host')).containers;
    expect(container?.env?.find(({ name }) => name === 'ROOST_RENDERERS')?.value).toBe('2');
  });

  test('compose allows as much', () => {
    const { services: started } = parse(readText('deploy/compose.yaml'), { merge: true }) as {
      services: Record<string, { mem_limit?: string }>;
    };
    for (const name of ['host', 'services', 'background', 'assets'] as const)
      expect(toMebibytes(started[name]?.mem_limit)).toBeGreaterThan(NEEDED[name]);
  });

  test('the table of docs/production.md says what was measured, and what is allowed', () => {
    const format = (count: number): string => count.toLocaleString('en-US');
    const rows: [string, string, string][] = [
      ['host with two renderers', format(hostBefore + renderersBefore), format(NEEDED.host)],
      ['services', String(servicesBefore), String(underLoad)],
      ['services, a million homes', String(million), `${services} *added*`],
      ['background', String(backgroundBefore), String(backgroundMost)],
      ['background, with an import of homes beside it', '', `${NEEDED.background} *added*`],
      ['assets', String(assetsBefore), String(assetsMost)],
      ['registry', String(registryBefore), String(registryMost)],
    ];
    for (const [process, before, most] of rows) {
      const line = sizing.split('\n').find((text) => text.startsWith(`| ${process} | `)) ?? '';
      const [, , saidBefore, saidMost, , allowed] = line.split('|').map((cell) => cell.trim());
      const name = process.split(/[ ,]/, 1)[0] ?? '';
      expect([process, saidBefore, saidMost, allowed]).toEqual([
        process,
        before,
        most,
        getResources(name)?.limits?.memory,
      ]);
    }
  });
});
