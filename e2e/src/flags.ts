import type { APIRequestContext, Page } from '@playwright/test';
import { sandboxOrigin } from './sandbox.ts';

export const CARD_LAYOUT = 'search-card-layout';

/** Sets a flag as its page in the sandbox would. */
export async function setFlag(
  request: APIRequestContext,
  setting: { mode: string; share: number },
  key = CARD_LAYOUT,
): Promise<void> {
  const answer = await request.put(`${await sandboxOrigin(request)}/flags.json/${key}`, { data: setting });
  if (!answer.ok()) throw new Error(`The sandbox refused a flag: ${answer.status()}`);
}

/** Records the page's requests to the flag service: evaluations and streams. */
export function watchFlags(page: Page): { evaluations: unknown[]; streams: string[] } {
  const seen = { evaluations: [] as unknown[], streams: [] as string[] };
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith('/api/eval/') && sent.method() === 'POST') seen.evaluations.push(sent.postDataJSON());
    if (pathname.startsWith('/sub/')) seen.streams.push(sent.url());
  });
  return seen;
}
