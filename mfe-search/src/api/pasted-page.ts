/** Pasted addresses of pages (FIND-3): ours open a home, those of other sites open nothing here. */
import { BRAND } from '../copy.ts';

/** "https://…", "www.…", "vrbo.com/123", "localhost:3000/…": one address and nothing else. */
const ADDRESS =
  /^(?:https?:\/\/\S+|www\.\S+|localhost(?::\d+)?\/\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|co|io|app|example|info|us|uk|ca|au|mx|de|fr|es|it|nl)(?::\d+)?(?:[/?#]\S*)?)$/i;
/** Map links hold a point on earth or a place, which services read. */
const MAPS = /(?:^|[./])(?:maps|goo\.gl|openstreetmap|waze|bing)\b|\/maps\b/i;
const HOME_NUMBER = /\/#?(\d{3,8})(?:[/?#].*)?$/;

export type PastedPage =
  /** A home of this site, by its number, and the stay that its address is for. */
  { type: 'home'; number: string; query: string } | { type: 'elsewhere' };

/** Returns true for a text that is the address of a page. */
const isAddress = (text: string): boolean => ADDRESS.test(text.trim()) && !MAPS.test(text);

function isOurs(host: string, siteUrl: string): boolean {
  const own = [new URL(siteUrl).hostname, 'localhost'];
  return own.includes(host) || host.split('.').includes(BRAND.toLowerCase());
}

/** `URL.parse` is younger than some browsers that search here. */
function toUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** Returns what a pasted address opens here; pages of ours that are no home's open nothing. Null for any other text. */
export function readPastedPage(typed: string, siteUrl: string): PastedPage | null {
  const text = typed.trim();
  if (!isAddress(text)) return null;
  const url = toUrl(/^https?:/i.test(text) ? text : `https://${text}`);
  if (url === null || !isOurs(url.hostname, siteUrl)) return { type: 'elsewhere' };
  const number = HOME_NUMBER.exec(url.pathname)?.[1];
  return number === undefined ? { type: 'elsewhere' } : { type: 'home', number, query: url.search };
}
