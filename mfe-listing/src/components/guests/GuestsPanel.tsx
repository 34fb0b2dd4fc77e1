import { useState } from 'react';
import type { RefObject } from 'react';
import type { Party } from '@roost/shared/contracts/booking';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { formatShort } from '@roost/shared/domain/money';
import { formatParty } from '@roost/shared/domain/party';
import { Button, GuestSteppers, useDollars } from '@roost/shared/ui';
import { Popover } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import styles from './GuestsPanel.module.css';

type Props = {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  listing: ListingDetail;
  party: Party;
  onParty: (party: Party) => void;
};

/**
 * Steppers for guests and pets, within the limits of the home. The choice applies when the panel closes, so one visit
 * asks for one price.
 */
export function GuestsPanel({ anchor, isOpen, onOpenChange, listing, party, onParty }: Props) {
  const [draft, setDraft] = useState<Party | null>(null);
  const inDollars = useDollars();
  const value = draft ?? party;
  const { houseRules, fees, maxOccupancy } = listing;
  const change = (open: boolean) => {
    if (!open && draft) onParty(draft);
    setDraft(null);
    onOpenChange(open);
  };
  return (
    <Popover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={change}
      label={copy.quote.guests}
      placement="bottom end"
      footer={
        <>
          <p className={styles.words} aria-live="polite">
            {formatParty(value)}
          </p>
          <Button variant="primary" onClick={() => change(false)}>
            {copy.quote.done}
          </Button>
        </>
      }
    >
      <GuestSteppers
        value={value}
        onChange={setDraft}
        minAdults={1}
        maxGuests={maxOccupancy}
        // Pets that came along to a home that takes none can be left at home here.
        pets={houseRules.pets || value.pets > 0}
        maxPets={houseRules.maxPets}
        {...(fees.petCents ? { petNote: inDollars(copy.quote.petFee(formatShort(fees.petCents))) } : {})}
      />
    </Popover>
  );
}
