import { useRef } from 'react';
import type { Party } from '@roost/shared/contracts/booking';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { formatParty } from '@roost/shared/domain/party';
import { Note } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { usePanel } from '@roost/shared/hooks/use-panel';
import { FieldButton } from '../FieldButton.tsx';

type Props = { listing: ListingDetail; party: Party; onParty: (party: Party) => void };

/** The number of guests and pets, as a button with its panel. */
export function GuestsField({ listing, party, onParty }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { Panel, isOpen, setOpen, show, failed } = usePanel(
    async () => (await import('./GuestsPanel.tsx')).GuestsPanel,
  );
  return (
    <>
      <FieldButton ref={button} label={copy.quote.guests} withArrow isOpen={isOpen} onPress={show}>
        {formatParty(party)}
      </FieldButton>
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
