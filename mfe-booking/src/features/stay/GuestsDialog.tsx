import { useState } from 'react';
import type { Party } from '@roost/shared/contracts/booking';
import { formatShort } from '@roost/shared/domain/money';
import { Button, GuestSteppers, useDollars } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { DialogFooter } from '../../components/DialogFooter.tsx';
import { copy } from '../../copy.ts';
import { useCheckout } from '../checkout/index.ts';

export type GuestsDialogProps = { onClose: () => void; onApply: (party: Party) => void };

/** The dialog that changes the guests, within what the home allows. */
export function GuestsDialog({ onClose, onApply }: GuestsDialogProps) {
  const { home, address } = useCheckout().page;
  const inDollars = useDollars();
  const [party, setParty] = useState<Party>({ ...address.party, adults: Math.max(1, address.party.adults) });
  return (
    <Dialog
      title={copy.stay.guestsTitle}
      isOpen
      size="s"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <DialogFooter>
          <Button variant="text" onClick={onClose}>
            {copy.stay.cancel}
          </Button>
          <Button variant="primary" onClick={() => onApply(party)}>
            {copy.stay.useGuests}
          </Button>
        </DialogFooter>
      }
    >
      <GuestSteppers
        value={party}
        onChange={setParty}
        minAdults={1}
        maxGuests={home.maxOccupancy}
        pets={home.petsAllowed || party.pets > 0}
        maxPets={home.petsAllowed ? home.maxPets : party.pets}
        {...(home.petFeeCents !== null && home.petsAllowed
          ? { petNote: inDollars(copy.stay.petFee(formatShort(home.petFeeCents))) }
          : {})}
      />
    </Dialog>
  );
}
