import { usePanel } from '@roost/shared/hooks/use-panel';
import { copy } from '../../copy.ts';
import type { SearchData } from '../../api/search-data.ts';
import styles from './WhyOrder.module.css';

/** Beside the order: a button that explains it for the homes of the page. Its dialog loads with the first press. */
export function WhyOrder({ data }: { data: SearchData }) {
  const { Panel, isOpen, setOpen, show, failed } = usePanel(
    async () => (await import('../../features/results/OrderDialog.tsx')).OrderDialog,
  );
  const { outcome, state } = data;
  if (outcome.type !== 'results' || outcome.cards.length < 2 || state.sort !== 'relevance') return null;
  return (
    <>
      <button type="button" className={styles.why} aria-haspopup="dialog" onClick={show}>
        {copy.results.whyOrder}
      </button>
      {failed && <span role="alert">{copy.filters.panelFailed}</span>}
      {Panel && <Panel data={data} cards={outcome.cards} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
