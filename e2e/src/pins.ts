import { isRemoteName, type RemoteName } from '@roost/shared/contracts/remotes';
import type { Pins } from '@roost/platform/registry/flow-pins';

/** The query value that pins these versions for a browser session. */
export function pinsQuery(pins: Pins): string {
  return [...pins].map(([name, version]) => `${name}@${version}`).join(',');
}

/**
 * The address with pins, and with what a site in production mode wants to see before it believes them (SAFE-10).
 * @param path path and query of a page
 * @param pins as `?mfe=` takes them: `mfe-search@1.4.0,mfe-listing@down`
 * @param link QA_LINK: the address that `npm run registry -- link` printed. Throws a sentence when it is none
 */
export function pinnedAddress(path: string, pins: string, link: string | undefined = process.env.QA_LINK): string {
  const [page = '/', query = ''] = path.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('mfe', pins);
  if (link) {
    const grant = URL.parse(link)?.searchParams.get('qa');
    if (!grant) throw new Error('QA_LINK is not an address that `npm run registry -- link` printed: it has no "qa".');
    parameters.set('qa', grant);
  }
  return `${page}?${parameters.toString()}`;
}

/** What a site says in the place of a page when it does not take pins: else a flow would wait for them. */
export function readRefusal(html: string): string {
  const [, title = '', text = ''] = /<h1>([^<]*)<\/h1><p>([^<]*)</.exec(html) ?? [];
  return [title, text].filter(Boolean).join(': ');
}

/** What `openPinned` needs of a page. */
type Opening = {
  goto: (address: string) => Promise<{ status: () => number; text: () => Promise<string> } | null>;
};

/** Opens a page with pins. Throws at once what the site says where it does not take them. */
export async function openPinned(page: Opening, path: string, pins: string, link?: string): Promise<void> {
  const answer = await page.goto(pinnedAddress(path, pins, link));
  const status = answer?.status() ?? 200;
  if (!answer || status < 400 || status >= 500) return;
  throw new Error(
    `The site does not take the pins ${pins}; in production mode it wants QA_LINK: ${readRefusal(await answer.text())}`,
  );
}

/** The remote and version an address of a published file belongs to, or null for any other address. */
export function remoteOfFile(url: string): { name: RemoteName; version: string } | null {
  const match = /\/(mfe-[a-z]+)\/(\d+\.\d+\.\d+[^/]*)\//.exec(new URL(url).pathname);
  return match?.[1] && match[2] && isRemoteName(match[1]) ? { name: match[1], version: match[2] } : null;
}
