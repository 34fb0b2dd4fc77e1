/**
 * `npm run guests -- export ADDRESS` prints everything that is stored of a guest as JSON,
 * `npm run guests -- delete ADDRESS` deletes them everywhere (SAFE-15), `npm run guests -- signout ADDRESS` ends their
 * sessions and mailed links. Who asks must have proven the address before, e.g. by a mail from it. It asks the running
 * services of this environment.
 */
import { askServices, runCommand } from '../operator-client.ts';
import type { Forgotten } from './forget-guest.ts';
import type { GuestExport } from './guest-export.ts';
import { GUESTS_HEADER } from './operator-routes.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const ask = <T>(path: string, email: string): Promise<T> =>
  askServices<T>({ purpose: 'guests', header: GUESTS_HEADER, path, body: { email } });

const REASONS = {
  upcoming: 'is still to come or going on: cancel it first, or wait until it is over.',
  money: 'has money on its way: a payment that is released, or a refund that is due or failed.',
} as const;

async function main([what, email]: string[]): Promise<void> {
  if (what === 'export' && email) {
    say(JSON.stringify(await ask<GuestExport>('/guests/export', email), null, 2));
  } else if (what === 'delete' && email) {
    const done = await ask<Forgotten>('/guests/forget', email);
    if (done.type === 'open')
      throw new Error(
        ['Nothing was deleted.', ...done.stays.map(({ code, reason }) => `Stay ${code} ${REASONS[reason]}`)].join('\n'),
      );
    const { stays, inquiries, questions, reviews, account } = done;
    if (!account && stays + inquiries + questions + reviews === 0) say('Nothing is stored of this address.');
    else
      say(
        `Deleted${account ? ' the account' : ''}: ${stays} stays without their guest, ${inquiries} inquiries, ${questions} questions, ${reviews} reviews.`,
      );
  } else if (what === 'signout' && email) {
    const { sessions } = await ask<{ sessions: number }>('/guests/signout', email);
    say(`Signed out on ${sessions} device${sessions === 1 ? '' : 's'}; mailed links and codes do not work any more.`);
  } else {
    throw new Error('Say "export ADDRESS", "delete ADDRESS" or "signout ADDRESS".');
  }
}

runCommand({}, 'npm run guests -- export ADDRESS | delete ADDRESS | signout ADDRESS', main);
