import { partyTotal } from '@roost/shared/domain/party';
import { Button } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { explainCard } from '../../api/rank-cards.ts';
import type { ResultCard } from '../../api/result-card.ts';
import type { SearchData } from '../../api/search-data.ts';
import { getReasons, orderCopy } from './order-reasons.ts';
import { asWritten } from '@roost/shared/texts';
import styles from './OrderDialog.module.css';

type Props = {
  data: SearchData;
  cards: readonly ResultCard[];
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Why the homes of a page stand in their order: the rule in a sentence, and for each home what counted (SRCH-18). */
export function OrderDialog({ data, cards, isOpen, onOpenChange }: Props) {
  const guests = partyTotal(data.state.party);
  const positions = cards.map((card) => explainCard(card, data));
  return (
    <Dialog
      title={orderCopy.title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {orderCopy.done}
        </Button>
      }
    >
      <p>{positions.some(({ metres }) => metres !== null) ? orderCopy.introNear : orderCopy.intro}</p>
      <p>{orderCopy.fewReviews}</p>
      <h3 className={styles.title}>{orderCopy.list}</h3>
      <ol className={styles.list}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <strong {...asWritten()}>{card.headline}</strong>
            <span>{getReasons(card, positions[index]!, guests).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
