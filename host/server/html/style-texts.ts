/**
 * Texts of style sheets that pages inline, so that a first visit paints without a second round trip. A sheet is read
 * once, checked against its hash, and cached. One that cannot be read is linked instead, and tried again later
 * (decision 0037).
 */
import { createHash } from 'node:crypto';

export type Sheet = {
  /** Public address, absolute or from the site's root. */
  href: string;
  /** Subresource integrity; null when unknown. */
  integrity: string | null;
  /** True for sheets of the host's own build, which need no hash. Other sheets without one are never inlined. */
  own: boolean;
};

export type StyleTexts = {
  /** Returns the texts of those sheets that can be read, by address. Never rejects. */
  get: (sheets: readonly Sheet[]) => Promise<ReadonlyMap<string, string>>;
};

const MAX_SHEETS = 200;
const RETRY_AFTER_MS = 3000;
const RELATIVE_ADDRESS = /url\((['"]?)(?!['"]?(?:[a-z]+:|\/|#))([^'")]+)\1\)/g;

const MOST_KEYS = 500;
const sheetKeys = new Map<string, string>();

/** Returns a short key of a sheet, made of its address. Browsers report with it what they have (`roost_styles`). */
export function sheetKey(href: string): string {
  const known = sheetKeys.get(href);
  if (known !== undefined) return known;
  const key = createHash('sha256').update(href).digest('base64url').slice(0, 6);
  if (sheetKeys.size >= MOST_KEYS) sheetKeys.clear();
  sheetKeys.set(href, key);
  return key;
}

/** Returns the sheet's text for a page: addresses in it are no longer relative to the sheet's own file. */
export function toInlineStyle(text: string, href: string): string {
  const base = href.slice(0, href.lastIndexOf('/') + 1);
  const withAddresses = text.replaceAll(
    RELATIVE_ADDRESS,
    (_all, _quote, path: string) =>
      `url("${new URL(path, new URL(base, 'http://site')).href.replace('http://site', '')}")`,
  );
  return withAddresses
    .replaceAll('</', String.raw`<\/`)
    .replace(/\/\*# sourceMappingURL=[^*]*\*\//, '')
    .trim();
}

function isAsPublished(text: string, integrity: string): boolean {
  const [algorithm = '', hash] = integrity.split(/-(.*)/s);
  return ['sha256', 'sha384', 'sha512'].includes(algorithm)
    ? createHash(algorithm).update(text).digest('base64') === hash
    : false;
}

/**
 * Creates the cache.
 * @param read loads a sheet's text from disk or from the asset server; rejects when it fails
 */
export function createStyleTexts(read: (sheet: Sheet) => Promise<string>, now: () => number = Date.now): StyleTexts {
  const known = new Map<string, { text: Promise<string | null>; failedAt: number | null }>();

  async function load(sheet: Sheet): Promise<string | null> {
    const text = await read(sheet);
    if (!sheet.own && !isAsPublished(text, sheet.integrity ?? '')) throw new Error(`${sheet.href} was changed`);
    return toInlineStyle(text, sheet.href);
  }

  function find(sheet: Sheet): Promise<string | null> {
    const entry = known.get(sheet.href);
    if (entry && (entry.failedAt === null || now() - entry.failedAt < RETRY_AFTER_MS)) return entry.text;
    const made: { text: Promise<string | null>; failedAt: number | null } = {
      text: Promise.resolve(null),
      failedAt: null,
    };
    made.text = load(sheet).catch(() => {
      made.failedAt = now();
      return null;
    });
    const [oldest] = known.keys();
    if (known.size >= MAX_SHEETS && oldest !== undefined) known.delete(oldest);
    known.set(sheet.href, made);
    return made.text;
  }

  return {
    async get(sheets) {
      const texts = await Promise.all(sheets.map(async (sheet) => [sheet.href, await find(sheet)] as const));
      return new Map(texts.flatMap(([href, text]) => (text === null ? [] : [[href, text] as const])));
    },
  };
}
