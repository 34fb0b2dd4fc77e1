/**
 * `npm run stays -- cancel CODE --by "Jo Smith"` cancels a stay that the host cannot give, or that we have to cancel. The
 * guest gets back everything that was paid, whatever the policy says, and a mail. It asks the running services of this
 * environment.
 */
import { formatCents } from '@roost/shared/domain/money';
import { askServices, runCommand } from '../operator-client.ts';
import type { CancelledForGuest } from './cancel-for-guest.ts';
import { STAYS_HEADER } from './operator-routes.ts';

const USAGE = 'Say "cancel CODE --by NAME": the code of the stay, and who you are.';

async function main([what, code, ...more]: string[], { by = '' }: { by?: string | undefined }): Promise<void> {
  if (what !== 'cancel' || !code || more.length > 0 || by.trim() === '') throw new Error(USAGE);
  const done = await askServices<CancelledForGuest>({
    purpose: 'stays',
    header: STAYS_HEADER,
    path: '/stays/cancel',
    body: { code, by: by.trim() },
  });
  const sum = formatCents(done.refundCents);
  process.stdout.write(
    done.type === 'known'
      ? `${done.code} was cancelled before: ${sum} go back.\n`
      : `Cancelled ${done.code}: ${sum} go back, and its guest is mailed.\n`,
  );
}

runCommand({ by: { type: 'string' } }, 'npm run stays -- cancel CODE --by NAME', main);
