/** The booking page: its form, the stay beside it, and every outcome (BOOK-1 to BOOK-7). */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Heading, LinkButton, MessagePage, Wrap } from '@roost/shared/ui';
import { formatStayDates } from '../../components/format-stay.ts';
import { copy } from '../../copy.ts';
import {
  areDatesGone,
  CheckoutProvider,
  ExitPrompt,
  isEndUnknown,
  Steps,
  useCheckout,
} from '../../features/checkout/index.ts';
import type { Checkout as CheckoutState, CheckoutPhase, CheckoutProviderProps } from '../../features/checkout/index.ts';
import { DetailsStep } from '../../features/details/DetailsStep.tsx';
import { EndNote } from '../../features/outcome/EndNote.tsx';
import { loadVaultParts } from '../../features/payment/load-vault-parts.ts';
import { PaymentStep } from '../../features/payment/PaymentStep.tsx';
import { useWallets } from '../../features/payment/use-wallets.ts';
import type { Wallets } from '../../features/payment/use-wallets.ts';
import { StayNote } from '../../features/stay/StayNote.tsx';
import { StaySummary, StaySummaryBar } from '../../features/stay/StaySummary.tsx';
import styles from './Checkout.module.css';

// An attempt has loaded the code of the vault, which these come with.
const Taken = lazy(() => loadVaultParts().then((parts) => ({ default: parts.Taken })));
const PriceChanged = lazy(() => loadVaultParts().then((parts) => ({ default: parts.PriceChanged })));

export function Checkout({ page, tools }: Omit<CheckoutProviderProps, 'children'>) {
  return (
    <CheckoutProvider key={page.home.id} page={page} {...(tools ? { tools } : {})}>
      <Stages />
    </CheckoutProvider>
  );
}

/** The steps of the checkout. Who comes back to a stay that is booked already finds that, and no form. */
function Stages() {
  const {
    page: { ownStay, address },
    phase,
  } = useCheckout();
  const isWhole =
    ownStay?.dates.checkIn === address.dates.checkIn && ownStay?.dates.checkOut === address.dates.checkOut;
  if (ownStay && isWhole && (phase.type === 'editing' || phase.type === 'taken'))
    return <AlreadyBooked code={ownStay.code} />;
  return (
    <Wrap width="narrow" className={styles.page}>
      <ExitPrompt />
      <Steps />
      <Title />
      <StaySummaryBar />
      <div className={styles.columns}>
        <div>
          <StayNote />
          <EndNote />
          <Body />
        </div>
        <StaySummary />
      </div>
    </Wrap>
  );
}

function AlreadyBooked({ code }: { code: string }) {
  const { home, address } = useCheckout().page;
  const actions = (
    <LinkButton variant="primary" href={`/trips/${encodeURIComponent(code)}`}>
      {copy.manageStay}
    </LinkButton>
  );
  return (
    <MessagePage title={copy.booked.title} actions={actions}>
      {copy.booked.text(home.headline, formatStayDates(address.dates) ?? '', code)}
    </MessagePage>
  );
}

function Title() {
  const { page, phase, price, step } = useCheckout();
  const gone = areDatesGone(phase, price);
  const heading = useFocusOnChange(step, phase);
  return (
    <div ref={heading} tabIndex={-1} className={styles.focus}>
      <Heading level={1} look="d2">
        {gone && page.ownStay ? copy.booked.some : getTitle(phase, gone, step)}
      </Heading>
    </div>
  );
}

function getTitle(phase: CheckoutPhase, gone: boolean, step: CheckoutState['step']): string {
  if (phase.type === 'taken') return copy.taken.title;
  if (gone) return copy.taken.notFree;
  if (phase.type === 'price-changed') return copy.changed.title;
  if (isEndUnknown(phase)) return copy.unknown.title;
  return step === 'details' ? copy.details.title : copy.payment.title;
}

/**
 * The steps of the form, and what came of the last attempt. The payment step, once opened, only hides: taken out of the
 * page, its frames would lose the card, and a guest who corrects a phone number would type it again.
 */
function Body() {
  const { page, phase, price, step } = useCheckout();
  const wallets = useWallets(page.stripe);
  const [opened, setOpened] = useState(false);
  const paying = step === 'payment';
  if (paying && !opened) setOpened(true);
  const taken = areDatesGone(phase, price);
  const changed = phase.type === 'price-changed';
  const unknown = isEndUnknown(phase);
  return (
    <>
      {taken && (
        <Suspense>
          <Taken />
        </Suspense>
      )}
      {changed && (
        <Suspense>
          <PriceChanged wallet={<WalletAgain wallets={wallets} />} />
        </Suspense>
      )}
      {!paying && (
        <div hidden={unknown}>
          <DetailsStep onStarted={wallets.warm} />
        </div>
      )}
      {(paying || opened) && (
        <div hidden={!paying || taken || changed || unknown}>
          <PaymentStep wallets={wallets} />
        </div>
      )}
    </>
  );
}

/** The wallet for the new price. A guest who is paying with it keeps it; there is none before it is known. */
function WalletAgain({ wallets }: { wallets: Wallets }) {
  const { backToForm } = useCheckout();
  const wallet = wallets.get();
  return wallet === null || wallet === 'unknown' ? null : (
    <wallet.Section stripe={wallet.stripe} onIncomplete={backToForm} />
  );
}

/** Moves the focus to the heading when the step changes or an attempt has ended. Not when the page is first shown. */
function useFocusOnChange(step: CheckoutState['step'], phase: CheckoutPhase) {
  const heading = useRef<HTMLDivElement>(null);
  const shown = useRef({ step, phase });
  useEffect(() => {
    const before = shown.current;
    shown.current = { step, phase };
    const ended = before.phase !== phase && ENDED.has(phase.type);
    // A refused detail has the focus on its summary.
    if ((before.step !== step || ended) && phase.type !== 'details-refused') heading.current?.focus();
  }, [step, phase]);
  return heading;
}

const ENDED: ReadonlySet<CheckoutPhase['type']> = new Set([
  'price-changed',
  'taken',
  'card-refused',
  'refused',
  'not-sent',
  'unknown',
]);
