import { lazy, Suspense, useState } from 'react';
import { copy } from '../../copy.ts';
import type { SearchData } from '../../api/search-data.ts';
import styles from './WhyOrder.module.css';

const OrderDialog = lazy(() =>
  import('../../features/results/OrderDialog.tsx').then((module) => ({ default: module.OrderDialog })),
);

/** Beside the order: a button that explains it for the homes of the page. Its dialog loads with the first press. */
export function WhyOrder({ data }: { data: SearchData }) {
  const [asked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { outcome, state } = data;
  if (outcome.type !== 'results' || outcome.cards.length < 2 || state.sort !== 'relevance') return null;
  return (
    <>
      <button
        type="button"
        className={styles.why}
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {copy.results.whyOrder}
      </button>
      {asked && (
        <Suspense>
          <OrderDialog data={data} cards={outcome.cards} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
