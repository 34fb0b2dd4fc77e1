import { useRef } from 'react';
import { render, screen } from '@testing-library/react';
import { CANADIAN_DOLLARS, EUROS } from '@roost/shared/testing/exchange-rates';
import { CurrencyContext } from '@roost/shared/ui';
import { GuestsPanel } from '../../components/guests/GuestsPanel.tsx';
import { Policies } from '../../features/policies/Policies.tsx';
import { LISTING } from '../../testing/listing-data.ts';

const FEES = { ...LISTING.fees, damageProtectionCentsPerNight: 500, petCents: 4_000 };
const PETS = { ...LISTING, fees: FEES, houseRules: { ...LISTING.houseRules, pets: true, maxPets: 2 } };

function Panel() {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={anchor} type="button">
        Guests
      </button>
      <GuestsPanel
        anchor={anchor}
        isOpen
        onOpenChange={() => undefined}
        listing={PETS}
        party={{ adults: 2, children: 0, infants: 0, pets: 0 }}
        onParty={() => undefined}
      />
    </>
  );
}

test.each([
  [EUROS, '$5', '$40'],
  [CANADIAN_DOLLARS, 'US$5', 'US$40'],
])(
  'TRUE-1: fees are said in the dollars that the bill charges, whatever prices are shown in',
  (currency, damage, pets) => {
    render(
      <CurrencyContext value={currency}>
        <Policies listing={PETS} checkIn={null} refunds={[]} />
        <Panel />
      </CurrencyContext>,
    );
    expect(screen.getByText(/covers accidental damage\. It’s included/)).toHaveTextContent(
      `${damage} a night covers accidental damage. It’s included in the total.`,
    );
    expect(screen.getByText(`Pet fee ${pets} a stay`)).toBeInTheDocument();
  },
);
