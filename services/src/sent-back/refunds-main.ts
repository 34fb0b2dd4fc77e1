/**
 * `npm run refunds -- list` shows refunds that the bank sent back and that nobody has paid yet. `npm run refunds --
 * paid ID --amount 200.37 --method bank-transfer
 * --on 2026-11-24 --reference T-881 --by "Jo Smith" --reason "card was closed"` records how one was paid: ID is the
 *   stay's code for all of it, or one refund's. It asks the running services of this environment.
 */
import { formatCents } from '@roost/shared/domain/money';
import { askServices, runCommand } from '../operator-client.ts';
import type { SentBackStay } from './list-sent-back.ts';
import type { Payment, Recorded } from './record-payment.ts';
import { REFUNDS_HEADER } from './routes.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const ask = <T>(body?: object): Promise<T> =>
  askServices<T>({
    purpose: 'refunds',
    header: REFUNDS_HEADER,
    path: '/refunds/sent-back',
    ...(body ? { body } : {}),
  });

const USAGE =
  'Say "list", or "paid ID --amount 200.37 --method bank-transfer|check|card --on 2026-11-24 --reference … --by … --reason …".';

/** "200.37" in cents. Both digits are needed, so that nobody records cents as dollars. */
function readCents(text: string): number {
  if (!/^\d{1,9}\.\d\d$/.test(text))
    throw new Error(`Write the amount with its cents, like 200.37: ${text || 'none'}.`);
  return Number(text.replace('.', ''));
}

function describe({ code, guest, owedCents, refunds, byHand }: SentBackStay): string {
  const line = (name: string, cents: number, id: string | null) => `  ${name}: ${formatCents(cents)}, ${id ?? 'no id'}`;
  return [
    `${code}  ${formatCents(owedCents)} owed to ${guest.name === '' ? 'a guest who was deleted' : `${guest.name}, ${guest.email}`}`,
    ...refunds.map(({ id, reason, amountCents, refundId }) => line(`${id} (${reason})`, amountCents, refundId)),
    ...byHand.map(({ amountCents, refundId }) => line('look first: given back by hand', amountCents, refundId)),
  ].join('\n');
}

const OPTIONS = {
  amount: { type: 'string' },
  method: { type: 'string' },
  on: { type: 'string' },
  reference: { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string' },
} as const;
const NAMES = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];

async function main(
  [what, id, ...more]: string[],
  values: Partial<Record<keyof typeof OPTIONS, string>>,
): Promise<void> {
  const given = Object.fromEntries(NAMES.map((name) => [name, (values[name] ?? '').trim()]));
  if (what === 'list' && id === undefined) {
    const { stays } = await ask<{ stays: SentBackStay[] }>();
    say(stays.length === 0 ? 'No refund waits that the bank sent back.' : stays.map(describe).join('\n'));
  } else if (what === 'paid' && id && more.length === 0 && NAMES.every((name) => given[name])) {
    const { amount = '', ...rest } = given;
    const done = await ask<Recorded>({ id, amountCents: readCents(amount), ...rest } as Payment);
    const sum = formatCents(done.amountCents);
    say(done.type === 'known' ? `${sum} of ${done.code} were recorded before.` : `Recorded: ${sum} of ${done.code}.`);
  } else {
    throw new Error(USAGE);
  }
}

runCommand(OPTIONS, 'npm run refunds -- list | paid ID with all of these', main);
