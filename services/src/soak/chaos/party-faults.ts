/**
 * Third parties that break: each by itself by the sandbox's switches, all of them by the line to them, and the mail
 * server by its own.
 */
import { BROWSER_FLOWS, type Flow } from './flows.ts';
import { LINE_FAULTS, type LineFault } from './line.ts';
import type { Fault } from './fault.ts';

export const READS: readonly Flow[] = ['home', 'listing', 'calendar', 'quote'];
export const CALLS: readonly Flow[] = [...READS, 'book', 'cancel', 'save'];
/** A page waits for what it shows, and comes without data that failed to load. */
export const ALL: readonly Flow[] = [...CALLS, 'page', ...BROWSER_FLOWS];

/**
 * Flows that go on without a third party. Pages of homes are found in the index; what is left to pay is paid by the
 * link of a mail.
 */
const WITHOUT = {
  stripe: [...READS, 'save', 'signin', 'page', 'look'],
  search: [...CALLS, 'pay', 'signin'],
  maps: [...ALL, 'pay', 'signin'],
  flags: [...ALL, 'pay', 'signin'],
  oidc: [...ALL, 'pay', 'signin'],
  pictures: [...ALL, 'pay', 'signin'],
  fraud: [...ALL, 'pay', 'signin'],
  monitoring: [...ALL, 'pay', 'signin'],
} as const satisfies Record<string, readonly Flow[]>;

/**
 * Events that name a third party that guests wait for. The others are asked by browsers alone, or nobody waits for
 * them.
 */
const SAID_BY: Partial<Record<keyof typeof WITHOUT, RegExp>> = {
  stripe: /^(payment_unavailable|refund_\w+|card_not_forgotten|recovery_failed|stay_failed)$/,
  search: /^(page_unavailable|worker_failed|remote_problem)$/,
  maps: /^maps_failed$/,
};

/** A third party by the sandbox's switches. */
function party(
  part: keyof typeof WITHOUT,
  mode: 'slow' | 'down' | 'lost' | 'nonsense' | 'failed' | 'failed-after',
): Fault {
  return {
    name: `${part} ${mode}`,
    part: 'sandbox',
    unharmed: WITHOUT[part],
    ...(SAID_BY[part] ? { saidBy: SAID_BY[part] } : {}),
    begin: ({ sandbox }) => sandbox.fault({ part, mode, ...(mode === 'slow' ? { delayMs: 3_000 } : {}) }),
    end: ({ sandbox }) => sandbox.clearFaults(),
  };
}
const outside = (fault: LineFault): Fault => ({
  name: `all third parties ${fault}`,
  part: 'outside',
  unharmed: [...READS, 'save', 'signin'],
  saidBy: /^(payment_unavailable|card_not_forgotten|worker_failed|page_unavailable|mail_without_picture|maps_failed)$/,
  begin: (world) => world.outside.break(fault),
  end: (world) => world.outside.break(null),
});
/** No mail goes out, or half of one: nobody waits for that but who signs in by one. What is owed is sent afterwards. */
const mail = (fault: LineFault): Fault => ({
  name: `mail ${fault}`,
  part: 'mail',
  unharmed: [...ALL, 'pay'],
  saidBy: /^(mail_failed|auth_mail_failed)$/,
  begin: (world) => world.post.break(fault),
  end: (world) => world.post.break(null),
});

export const getPartyFaults = (): Fault[] => [
  ...(['slow', 'down', 'lost', 'failed', 'failed-after', 'nonsense'] as const).map((mode) => party('stripe', mode)),
  ...(['slow', 'down', 'lost', 'nonsense'] as const).flatMap((mode) => [party('search', mode), party('maps', mode)]),
  ...(['slow', 'down', 'lost', 'nonsense'] as const).map((mode) => party('flags', mode)),
  ...(['oidc', 'pictures', 'fraud', 'monitoring'] as const).flatMap((part) =>
    (['down', 'slow', 'nonsense'] as const).map((mode) => party(part, mode)),
  ),
  ...LINE_FAULTS.map(outside),
  ...LINE_FAULTS.map(mail),
];
