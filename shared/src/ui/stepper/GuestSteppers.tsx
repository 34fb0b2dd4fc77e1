import type { Party } from '../../contracts/booking.ts';
import { partyTotal } from '../../domain/party.ts';
import { withAdult } from '../../domain/stay.ts';
import { Icon } from '../icon/Icon.tsx';
import { Stepper } from './Stepper.tsx';
import { stepperTexts } from './stepper-texts.ts';
import styles from './Stepper.module.css';

export type GuestSteppersProps = {
  value: Party;
  onChange: (party: Party) => void;
  /** Adults and children together may not be more (BOOK-1). */
  maxGuests?: number;
  /** 1 where a stay needs somebody, 0 in a search that may be without guests. */
  minAdults?: number;
  /** False where no pets are allowed: the row is left out. */
  pets?: boolean;
  maxPets?: number;
  /** Below "Pets", e.g. the fee. */
  petNote?: string;
};

/** Adults, children, infants and pets, with the limit of the home said in words when it is reached. */
export function GuestSteppers({
  value,
  onChange,
  maxGuests = 99,
  minAdults = 0,
  pets = true,
  maxPets = 99,
  petNote,
}: GuestSteppersProps) {
  const room = maxGuests - partyTotal(value);
  const set = (key: keyof Party) => (count: number) => onChange(withAdult({ ...value, [key]: count }));
  return (
    <div className={styles.list}>
      <Stepper
        label={stepperTexts.adults}
        description={stepperTexts.adultsAge}
        value={value.adults}
        // Children do not come alone.
        min={value.children > 0 ? Math.max(minAdults, 1) : minAdults}
        max={value.adults + Math.max(room, 0)}
        onChange={set('adults')}
      />
      <Stepper
        label={stepperTexts.children}
        description={stepperTexts.childrenAge}
        value={value.children}
        max={value.children + Math.max(value.adults === 0 ? room - 1 : room, 0)}
        onChange={set('children')}
      />
      <Stepper
        label={stepperTexts.infants}
        description={stepperTexts.infantsAge}
        value={value.infants}
        onChange={set('infants')}
      />
      {pets && (
        <Stepper
          label={stepperTexts.pets}
          description={petNote}
          value={value.pets}
          max={maxPets}
          onChange={set('pets')}
        />
      )}
      {room <= 0 && (
        <p className={styles.limit} role="status">
          <Icon name="info" />
          {stepperTexts.full(maxGuests)}
        </p>
      )}
    </div>
  );
}
