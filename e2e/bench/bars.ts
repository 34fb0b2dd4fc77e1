/**
 * What every page of the bench is to hold (issue of the page's speed), beside what was measured: one line for each
 * figure that is over.
 */
import type { PageLoad } from '../src/measure/page-load.ts';
import { median, type Loads } from './medians.ts';

const KIB = 1024;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** `ratio`: to the reference page of the same run. */
type Bar = {
  title: string;
  read: (load: PageLoad) => number;
  most: number | ((page: string) => number);
  ratio?: true;
  digits: number;
};

const isSearch = (page: string): boolean => page.startsWith('search');

const BARS: readonly Bar[] = [
  { title: 'first paint', read: ({ fcp }) => fcp, most: 1.3, ratio: true, digits: 2 },
  { title: 'LCP', read: ({ lcp }) => lcp, most: 1, ratio: true, digits: 2 },
  { title: 'interactive', read: ({ interactive }) => interactive, most: 1.4, ratio: true, digits: 2 },
  { title: 'main thread s', read: ({ mainThreadSeconds }) => mainThreadSeconds, most: 0.9, digits: 2 },
  { title: 'script KiB', read: ({ bytes }) => bytes.js / KIB, most: (page) => (isSearch(page) ? 180 : 165), digits: 1 },
  { title: 'all KiB', read: ({ bytes }) => sum(Object.values(bytes)) / KIB, most: 250, digits: 0 },
  {
    title: 'requests',
    read: ({ requests }) => requests,
    most: (page) => (page === 'search, dated' ? 36 : 30),
    digits: 0,
  },
  { title: 'CLS', read: ({ cls }) => cls, most: 0, digits: 3 },
  { title: 'rounds at LCP', read: ({ roundTripsAtLcp }) => roundTripsAtLcp, most: 2, digits: 0 },
];
const LEAST_LIGHTHOUSE = 97;
/** Federated divided by one bundle. */
const TAX = { script: 1.12, lcp: 1.1, interactive: 1.1 } as const;

/** Prints which bars do not hold, and how many do. A figure counts as it is printed: rounded. */
export function reportBars(say: (line: string) => void, loads: Loads, lighthouse: ReadonlyMap<string, number>): void {
  const pages = [...loads.keys()].filter((name) => name !== 'reference' && !name.endsWith('(one bundle)'));
  const of = (name: string, read: Bar['read']) => median((loads.get(name) ?? []).map(read));
  const over: string[] = [];
  let held = 0;
  const judge = (page: string, title: string, value: number, most: number, digits: number, unit = '') => {
    if (Number(value.toFixed(digits)) <= most) held += 1;
    else over.push(`${page}: ${title} ${value.toFixed(digits)}${unit}, bar ${most}${unit}`);
  };
  for (const page of pages) {
    for (const { title, read, most, ratio, digits } of BARS)
      judge(
        page,
        title,
        ratio ? of(page, read) / of('reference', read) : of(page, read),
        typeof most === 'number' ? most : most(page),
        digits,
        ratio ? ' x' : '',
      );
    const score = lighthouse.get(page);
    if (score !== undefined) {
      if (Math.round(score) >= LEAST_LIGHTHOUSE) held += 1;
      else over.push(`${page}: Lighthouse ${score.toFixed(0)}, bar ${LEAST_LIGHTHOUSE}`);
    }
    const bundled = `${page} (one bundle)`;
    if (!loads.has(bundled)) continue;
    const tax = (read: Bar['read']) => of(page, read) / of(bundled, read);
    judge(
      page,
      'federation tax of script',
      tax(({ bytes }) => bytes.js),
      TAX.script,
      2,
      ' x',
    );
    judge(
      page,
      'federation tax of LCP',
      tax(({ lcp }) => lcp),
      TAX.lcp,
      2,
      ' x',
    );
    judge(
      page,
      'federation tax of interactive',
      tax(({ interactive }) => interactive),
      TAX.interactive,
      2,
      ' x',
    );
  }
  say(`\nBars: ${held} of ${held + over.length} hold${over.length > 0 ? '; over are' : ''}`);
  for (const line of over) say(`  ${line}`);
}
