/** What an attack needs, and what it says: null when the site held, else what happened. */
import { request, type IncomingHttpHeaders } from 'node:http';
import { request as requestTls } from 'node:https';
import { toIsoDate } from '@roost/shared/domain/dates';
import { TestBrowser } from '../../testing/browser.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { offeredStays, type OfferedStay } from '../../testing/offers.ts';
import type { TestSandbox } from '../../testing/sandbox.ts';
import { HOMES, type PublicSite } from './site.ts';

export type Attack = { finding: string; what: string; run: (target: Target) => Promise<string | null> };
type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

export class Target {
  readonly site: PublicSite;
  private readonly offers: OfferedStay[] = offeredStays({ ...HOMES, today: toIsoDate(new Date()) }, 12);

  constructor(site: PublicSite) {
    this.site = site;
  }

  /** A browser at the site's services. `address` is what it claims in `X-Forwarded-For`: nobody is to believe it. */
  browser = (address?: string): TestBrowser => new TestBrowser(`${this.site.url}/api`, address);

  mail = (address: string, count = 1): ReturnType<typeof mailTo> =>
    mailTo({ url: this.site.mailbox } as TestSandbox, address, count);

  nights(): OfferedStay {
    const stay = this.offers.shift();
    if (!stay) throw new Error('No home is left.');
    return stay;
  }

  /** As a script of ours writes: JSON with the token. */
  async post(browser: TestBrowser, path: string, body: object): Promise<{ status: number; body: Answer['text'] }> {
    const visit = await browser.ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-csrf-token': await browser.csrf() },
    });
    return { status: visit.status, body: visit.text };
  }

  /** A request as it stands: nothing in its address is tidied up, and any header may be sent. */
  raw(
    path: string,
    headers: Record<string, string> = {},
    { method = 'GET', url = this.site.url } = {},
  ): Promise<Answer> {
    const { hostname, port, protocol } = new URL(url);
    return new Promise((resolve, reject) => {
      const send = protocol === 'https:' ? requestTls : request;
      // The certificate is this run's own; a `Host` of somebody else would else be looked for in it.
      const sent = send({ hostname, port, path, method, headers, timeout: 20_000, servername: '' }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      });
      sent.once('error', reject);
      sent.once('timeout', () => sent.destroy(new Error('no answer for 20 s')));
      sent.end();
    });
  }
}

/** Null when it is so, else the sentence. */
export const unless = (isSo: boolean, sentence: string): string | null => (isSo ? null : sentence);
/** The first sentence there is. */
export const first = (...found: (string | null)[]): string | null => found.find((each) => each !== null) ?? null;
