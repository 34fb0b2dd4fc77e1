/** `POST /api/t`: an event of the visit for our own services (ANLT-2). The answer is not read. */
import * as z from 'zod/mini';
import type { VisitEvent } from '../contracts/visit-event.ts';
import type { ReportedPage } from './reported-page.ts';

const TIME_LIMIT_MS = 8_000;
const tokenSchema = z.object({ csrfToken: z.string().check(z.minLength(1)) });

type Hints = { brands?: readonly { brand: string; version: string }[]; mobile?: boolean; platform?: string };

/** What the browser says of itself unasked; nothing where it says nothing. */
export function userAgentData(from: object): VisitEvent['userAgentData'] {
  const {
    brands = [],
    mobile = false,
    platform = '',
  } = (('userAgentData' in from ? from.userAgentData : null) as Hints | null) ?? {};
  return { brands: brands.map(({ brand, version }) => ({ brand, version })), mobile, platform };
}

/** The campaign that the address names. */
export function getCampaign(search: string): VisitEvent['campaign'] {
  const query = new URLSearchParams(search);
  const read = (key: string) => {
    const value = query.get(`utm_${key}`)?.slice(0, 200);
    return value ? { value } : null;
  };
  const [content, medium, name, source, term] = ['content', 'medium', 'campaign', 'source', 'term'].map(read);
  return {
    ...(content && { content: content.value }),
    ...(medium && { medium: medium.value }),
    ...(name && { name: name.value }),
    ...(source && { source: source.value }),
    ...(term && { term: term.value }),
  };
}

/** A visitor as each event names them. */
export type Visit = { anonymousId: string; userId: string | null; analyticsSessionId: string };

export function visitEvent(
  name: string,
  properties: object,
  options: { visit: Visit; page: ReportedPage; agent: object; withoutPrefix: boolean },
): VisitEvent {
  const { visit, page, agent, withoutPrefix } = options;
  const given = Object.entries(properties).filter(([, value]) => value !== undefined);
  return {
    name,
    ...visit,
    path: page.path.slice(0, 500),
    search: page.search.slice(0, 2000),
    title: page.title.slice(0, 300),
    url: page.url.slice(0, 2500),
    userAgentData: userAgentData(agent),
    withoutPrefix,
    properties: Object.fromEntries(given) as VisitEvent['properties'],
    campaign: getCampaign(page.search),
  };
}

/** Sends events one after the other. A token is asked for with the first; without one nothing is sent. */
export function visitPoster(request: typeof fetch = fetch): (event: VisitEvent) => Promise<void> {
  let token: Promise<string> | null = null;
  const limit = () => AbortSignal.timeout(TIME_LIMIT_MS);
  const ask = async (): Promise<string> => {
    const answer = await request('/api/auth/csrf', { credentials: 'same-origin', signal: limit() });
    return tokenSchema.parse(await answer.json()).csrfToken;
  };
  return async (event) => {
    try {
      token ??= ask();
      const headers = { 'content-type': 'application/json', 'x-csrf-token': await token };
      const { ok } = await request('/api/t', {
        method: 'POST',
        headers,
        body: JSON.stringify(event),
        credentials: 'same-origin',
        keepalive: true,
        signal: limit(),
      });
      if (!ok) token = null;
    } catch {
      token = null;
    }
  };
}
