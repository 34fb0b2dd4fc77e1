import { useRef } from 'react';
import type { Party } from '@roost/shared/contracts/booking';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { partyWords } from '@roost/shared/domain/party';
import { Icon, Note, cx } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { usePanel } from '../page/usePanel.ts';
import styles from './QuoteCard.module.css';

type Props = { listing: ListingDetail; party: Party; onParty: (party: Party) => void };

/** Who comes along, as a button with its panel. */
export function GuestsField({ listing, party, onParty }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { Panel, isOpen, setOpen, show, failed } = usePanel(
    async () => (await import('./GuestsPanel.tsx')).GuestsPanel,
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        className={cx(styles.field, styles.guests)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={show}
      >
        <span>
          <small>{copy.quote.guests}</small>
          {partyWords(party)}
        </span>
        <Icon name="chevronDown" />
      </button>
      {failed && (
        <Note tone="bad" role="alert">
          {copy.quote.panelFailed}
        </Note>
      )}
      {Panel && (
        <Panel
          anchor={button}
          isOpen={isOpen}
          onOpenChange={setOpen}
          listing={listing}
          party={party}
          onParty={onParty}
        />
      )}
    </>
  );
}
