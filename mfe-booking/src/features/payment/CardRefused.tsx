import { Note } from '@roost/shared/ui';
import styles from '../../components/form.module.css';
import { copy } from '../../copy.ts';
import { useCheckout } from '../checkout/index.ts';
import type { CardRefusalTexts } from './card-refusal.ts';

/** Says that the card was refused, and leads to its number. */
export function CardRefused({ refusal, cardId }: { refusal: CardRefusalTexts; cardId: string }) {
  const { vault } = useCheckout();
  return (
    <div className={styles.note}>
      <Note tone="bad" role="alert">
        <strong>{refusal.title}</strong>{' '}
        {refusal.explain && (
          <>
            <a
              href={`#${cardId}`}
              onClick={(event) => {
                event.preventDefault();
                vault.current()?.focus('cardNumber');
              }}
            >
              {copy.declined.change}
            </a>{' '}
            {copy.declined.after}
          </>
        )}
      </Note>
    </div>
  );
}
