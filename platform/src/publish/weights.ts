/**
 * What a version weighs, and the licences of what it brings (PLAT-6): rules of the contract check that look at files
 * rather than at names. Pure.
 */

export type Weights = {
  /** Bytes of each file that browsers may load; source maps are none. */
  files: Readonly<Record<string, number>>;
  /** Brotli bytes of what a first page loads: the entry and the chunk of each exposed module. */
  first: Readonly<Record<string, number>>;
  /** Licence of each package that is bundled, as its package.json says; null when it says nothing. */
  licences: Readonly<Record<string, string | null>>;
};

const KIB = 1024;
/**
 * Most bytes of one file by its kind, and of a version. The largest script of a remote has 155 kB, the largest remote
 * 1.2 MB: what is far beyond is a mistake.
 */
const LARGEST: readonly { what: RegExp; bytes: number }[] = [
  { what: /\.m?js$/, bytes: 500_000 },
  { what: /\.css$/, bytes: 200_000 },
  { what: /./, bytes: 1_000_000 },
];
const LARGEST_SUM = 5_000_000;
/** As docs/architecture.md holds them for a first page. */
const LARGEST_ENTRY = 8 * KIB;
const LARGEST_EXPOSED = 30 * KIB;

/** Licences that ask no more than to be named. Others are for a person to decide on. */
const PERMISSIVE =
  /^(MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|BlueOak-1\.0\.0|Zlib)$/;
/** `(MIT OR GPL-3.0)` is good when one of them is, `MIT AND ISC` when all are. */
function isPermissive(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '').trim();
  if (/ AND /i.test(plain)) return plain.split(/ AND /i).every(isPermissive);
  return plain.split(/ OR /i).some((one) => PERMISSIVE.test(one.trim()));
}

const LIGHTER = 'leave out what no page needs, or have it sent when a page asks for it';

/** Far more than the largest remote has. */
const LARGEST_SERVER_BUNDLE = 5_000_000;
export const serverBundleBreaches = (bytes: number): string[] =>
  bytes > LARGEST_SERVER_BUNDLE
    ? [`its server bundle has ${bytes} bytes, more than ${LARGEST_SERVER_BUNDLE}: ${LIGHTER}`]
    : [];

/** All that is far too heavy. */
export function weightBreaches({ files }: Pick<Weights, 'files'>): string[] {
  const sum = Object.values(files).reduce((all, bytes) => all + bytes, 0);
  return [
    ...Object.entries(files).flatMap(([file, bytes]) => {
      const most = LARGEST.find(({ what }) => what.test(file))?.bytes ?? LARGEST_SUM;
      return bytes > most ? [`${file} has ${bytes} bytes, more than ${most}: ${LIGHTER}`] : [];
    }),
    ...(sum > LARGEST_SUM ? [`its files have ${sum} bytes, more than ${LARGEST_SUM}: ${LIGHTER}`] : []),
  ];
}

/**
 * What a first page would wait for too long: a budget that a command keeps to, and not a start of a local site, where
 * work is in progress.
 */
export const budgetBreaches = ({ first }: Pick<Weights, 'first'>): string[] =>
  Object.entries(first).flatMap(([file, bytes]) => {
    const most = file.includes('/') ? LARGEST_EXPOSED : LARGEST_ENTRY;
    return bytes > most
      ? [`${file} has ${bytes} bytes compressed, more than ${most}: a first page waits for it, load parts of it later`]
      : [];
  });

/** Packages whose licence is missing or asks for more than a name. */
export const licenceBreaches = (licences: Weights['licences']): string[] =>
  Object.entries(licences).flatMap(([name, licence]) =>
    licence !== null && isPermissive(licence)
      ? []
      : [
          `it bundles ${name}, whose licence ${licence === null ? 'is not named in its package.json' : `is ${licence}`}: take one whose licence asks for no more than its name (MIT, ISC, BSD, Apache-2.0)`,
        ],
  );
