import { formatCents } from '@roost/shared/domain/money';
import { useAbout, useDollars } from '@roost/shared/ui';
import { LazySplitDue } from '../../components/split/LazySplit.tsx';
import { copy } from '../../copy.ts';
import { useCheckout } from './checkout-context.ts';

/** What a press on pay charges today, and what later, in one sentence. */
export function DueNote({ cents }: { cents: number | null }) {
  const { split } = useCheckout();
  const total = useDollars()(formatCents(cents ?? 0));
  const about = useAbout(cents ?? 0);
  if (split) return <LazySplitDue split={split} />;
  if (cents === null) return copy.payment.once;
  return `${about === '' ? copy.payment.due(total) : copy.payment.dueInDollars(total, about)} ${copy.payment.once}`;
}
