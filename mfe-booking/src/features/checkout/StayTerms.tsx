import { CancellationTerms } from '../../components/CancellationTerms.tsx';
import { LazySplitTerms } from '../../components/split/LazySplit.tsx';
import { useCheckout } from './checkout-context.ts';
import { getStayRefunds } from './refunds.ts';

/**
 * The cancellation policy of the stay with its days, and with the amounts of the way in which it is paid (TRUE-2,
 * BOOK-13).
 */
export function StayTerms() {
  const { page, price, split } = useCheckout();
  const { rows, inTwo } = getStayRefunds(page, price, split);
  return inTwo ? <LazySplitTerms {...inTwo} rows={rows} /> : <CancellationTerms rows={rows} />;
}
