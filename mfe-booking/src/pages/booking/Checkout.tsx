/** The booking page's form and everything that can come of it (BOOK-1 to BOOK-7). */
import { useEffect, useRef } from 'react';
import type { QuoteRequest } from '@roost/shared/contracts/booking';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { listingPath } from '@roost/shared/domain/listing-address';
import { EMPTY_SEARCH, searchHref } from '@roost/shared/domain/search-address';
import { useNavigate, useNavigation, useRevalidator, useSearchParams } from '@roost/shared/router';
import { useAppDispatch, useAppStore, useSlice } from '@roost/shared/state';
import { Button, Heading, Note, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { readBookingAddress, writeBookingAddress } from '../../features/checkout/booking-address.ts';
import type { BookingAddress, BookingStep } from '../../features/checkout/booking-address.ts';
import {
  bookingRefused,
  bookingSlice,
  optionalItemChosen,
  promoRemoved,
  stayShown,
} from '../../state/booking-slice.ts';
import { OptionalItems } from '../../features/details/OptionalItems.tsx';
import { DetailsStep } from '../../features/details/DetailsStep.tsx';
import { isSummaryField, summaryProblems } from '../../state/form-problems.ts';
import { PriceChanged } from '../../features/outcome/PriceChanged.tsx';
import { Taken } from '../../features/outcome/Taken.tsx';
import { billingOf } from '../../state/billing.ts';
import { warmCard } from '../../features/payment/CardSlot.tsx';
import { PaymentStep } from '../../features/payment/PaymentStep.tsx';
import { EditDates, EditGuests, type StayChange } from '../../features/stay/EditStay.tsx';
import type { BookingPage, StayPrice } from '../../features/checkout/booking-page.ts';
import { StaySummary, StaySummaryBar } from '../../features/stay/StaySummary.tsx';
import { extrasOf, useStayPrice } from '../../features/checkout/use-stay-price.ts';
import form from '../../components/form.module.css';
import styles from './Checkout.module.css';
import { ExitPrompt } from '../../features/checkout/ExitPrompt.tsx';
import { Steps } from '../../features/checkout/Steps.tsx';
import { trackStep, useTrackCheckout } from '../../features/checkout/track-booking.ts';
import { browserTools, useBooking, type BookingPhase, type PageTools } from '../../features/checkout/use-booking.ts';
import { toWireDates } from '@roost/shared/domain/stay';

const TAKEN = new Set(['1020', '1021']);

/** `tools` are the browser's own unless a test brings others. */
export function Checkout({ page, tools = browserTools }: { page: BookingPage; tools?: PageTools }) {
  const { home, contact } = page;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate, state: revalidation } = useRevalidator();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { summaryForm, shouldPromptExit, optionalPaymentLineItems } = useSlice(bookingSlice);
  const stay = stayOf(page);
  const priced = useStayPrice(page, stay, tools.client);
  const { price } = priced;
  const { phase, book, resume, edit, onVault, vault } = useBooking(stay, tools);
  const busy = phase.type === 'booking';
  useTrackCheckout(stay, price.type === 'quote' ? price.quote.totalCents : null);

  // The payment step without the guest's details (a shared or reloaded address) begins at the details.
  const complete = Object.keys(summaryProblems(summaryForm)).length === 0;
  const here = readBookingAddress(query);
  const step: BookingStep = here.step === 'payment' && (complete || phase.type !== 'editing') ? 'payment' : 'details';
  const heading = useFocusOnChange(step, phase);

  useEffect(() => {
    const { address } = page;
    dispatch(
      stayShown({
        dates: { start: address.startDate, end: address.endDate },
        party: address.party,
        houseRules: home.houseRules,
        bookable: page.price.type === 'quote',
      }),
    );
  }, [page, home, dispatch]);

  const go = (change: Partial<BookingAddress>, replace: boolean) => {
    const next = writeBookingAddress({ ...here, ...change }, query);
    navigate({ search: `?${next}` }, { replace, preventScrollReset: replace });
  };
  const changeStay = (change: StayChange) => {
    edit();
    go(change, true);
  };
  // A changed stay has no price until its loader has answered.
  const settling = useNavigation().state === 'loading';
  const shownQuote = price.type === 'quote' ? price.quote : null;
  const quote = settling || priced.busy ? null : shownQuote;
  const outcome = phase.type === 'ended' ? phase.outcome : null;
  const changed = outcome?.type === 'priceChanged' ? outcome.now : null;
  const taken = outcome?.type === 'refused' && TAKEN.has(outcome.error.code) ? outcome.error : null;

  const pay = () => {
    const shown = changed ?? quote;
    if (!stay || !shown) return;
    trackStep(stay, 'payment');
    const booking = store.read(bookingSlice);
    const { summaryForm: guest, paymentForm, subscribeAgreementChecked: subscribe } = booking;
    void book(
      {
        stay: { ...stay, ...extrasOf(booking), email: guest.email.trim() },
        totalCents: shown.totalCents,
        guest,
        billing: billingOf(paymentForm),
        subscribe,
      },
      shown,
    );
  };
  const refusal = cardRefusal(phase);
  useEffect(() => {
    if (cardRefusal(phase)) vault.current?.clearSecurityCode();
  }, [phase, vault]);

  // What services refused of the guest's details is said at its field, and a code that is used up at its own.
  useEffect(() => {
    if (phase.type !== 'ended') return;
    const { outcome: ended } = phase;
    if (ended.type === 'priceChanged' && ended.reason) dispatch(promoRemoved(ended.reason.message));
    dispatch(bookingRefused(ended.type === 'refused' ? ended.error : null));
  }, [phase, dispatch]);
  const wrongDetail = detailRefusal(phase);
  useEffect(() => {
    if (wrongDetail && here.step === 'payment') go({ step: 'details' }, true);
  });

  // After a reload in the middle of a try the price was asked for while the try itself held the nights: ask again now that it is over.
  const stale = phase.type === 'ended' && page.price.type !== 'quote' && !taken && !changed;
  useEffect(() => {
    if (stale) void revalidate();
  }, [stale, phase, revalidate]);

  const shownPage: BookingPage = { ...page, price: changed ? { type: 'quote', quote: changed } : price };
  const edits = (bar: boolean) => ({
    editDates: <EditDates page={page} bar={bar} disabled={busy} onChange={changeStay} />,
    editGuests: <EditGuests page={page} bar={bar} disabled={busy} onChange={changeStay} />,
  });
  const title = taken
    ? copy.taken.title
    : changed
      ? copy.changed.title
      : step === 'details'
        ? copy.details.title
        : copy.payment.title;
  return (
    <Wrap width="narrow" className={styles.page}>
      <ExitPrompt active={shouldPromptExit || busy} booking={busy} />
      <Steps current={step} />
      <div ref={heading} tabIndex={-1} className={styles.focus}>
        <Heading level={1} look="d2">
          {title}
        </Heading>
      </div>
      <StaySummaryBar page={shownPage} busy={priced.busy} gone={taken !== null} {...edits(true)} />
      <div className={styles.columns}>
        <div>
          {showsPrice(phase) && (
            <StayNote
              price={price}
              retrying={revalidation === 'loading'}
              onRetry={() => {
                priced.retry();
                void revalidate();
              }}
            />
          )}
          <EndNote phase={phase} phone={contact.phone} onResume={resume} onRetry={pay} />
          {taken && (
            <div className={styles.outcome}>
              <Taken
                page={page}
                message={taken.message || bookingErrorMessage(taken.code)}
                before={phase.type === 'ended' ? phase.before : null}
                onUse={(dates) => changeStay(toWireDates(dates))}
              />
            </div>
          )}
          {changed && phase.type === 'ended' && (
            <PriceChanged
              before={phase.before}
              now={changed}
              busy={busy}
              searchHref={searchHref(EMPTY_SEARCH)}
              onPay={pay}
              reason={outcome?.type === 'priceChanged' ? outcome.reason?.message : undefined}
              onBack={() => {
                edit();
                void revalidate();
              }}
            />
          )}
          {step === 'details' && !taken && (
            <DetailsStep
              homeHref={homeHref(page, query)}
              phone={contact.phone}
              blocked={shownQuote === null}
              onStarted={warmCard}
              onDone={() => {
                edit();
                trackStep(stay, 'details');
                go({ step: 'payment' }, false);
              }}
            >
              <OptionalItems
                items={shownQuote?.optionalItems ?? []}
                chosen={optionalPaymentLineItems}
                disabled={busy}
                onChoose={(id, chosen) => dispatch(optionalItemChosen({ id, chosen }))}
              />
            </DetailsStep>
          )}
          {step === 'payment' && !taken && (
            // While the new price is looked at the form only hides: the card stays in its frames.
            <div hidden={changed !== null}>
              <PaymentStep
                stripe={page.stripe}
                phone={contact.phone}
                totalCents={quote?.totalCents ?? null}
                pricing={priced.busy}
                promo={shownQuote?.promo ?? null}
                houseRules={home.houseRules}
                busy={busy}
                refusal={refusal}
                onVault={onVault}
                onBack={() => {
                  edit();
                  go({ step: 'details' }, true);
                }}
                onPay={pay}
              />
            </div>
          )}
        </div>
        <StaySummary page={shownPage} busy={priced.busy} gone={taken !== null} {...edits(false)} />
      </div>
    </Wrap>
  );

  /** Links back to the home with the stay it was opened with. */
  function homeHref(of: BookingPage, carried: URLSearchParams): string {
    const back = writeBookingAddress({ ...of.address, listingId: null, step: 'details' }, carried);
    const text = back.toString();
    return `${listingPath(home)}${text ? `?${text}` : ''}`;
  }
}

/** The whole stay, or null while the address lacks a part of it. */
function stayOf({ home, address }: BookingPage): QuoteRequest | null {
  const { startDate, endDate, party } = address;
  return startDate && endDate ? { listingId: home.id, startDate, endDate, ...party } : null;
}

/** Moves the focus to the heading when the step changes or a try has ended: what it says is new. Not when the page is first shown. */
function useFocusOnChange(step: BookingStep, phase: BookingPhase) {
  const heading = useRef<HTMLDivElement>(null);
  const shown = useRef({ step, phase });
  useEffect(() => {
    const before = shown.current;
    shown.current = { step, phase };
    const ended = phase.type === 'ended' && before.phase !== phase;
    // A refused detail has the focus on its summary.
    if ((before.step !== step || ended) && !detailRefusal(phase)) heading.current?.focus();
  }, [step, phase]);
  return heading;
}

/** True when the last try ended because of something in the guest's details. */
function detailRefusal(phase: BookingPhase): boolean {
  return phase.type === 'ended' && phase.outcome.type === 'refused' && isSummaryField(phase.outcome.error.field);
}

/** While a try is under way or its end unknown, its own hold makes the stay look taken: nothing is said about the price then. */
function showsPrice(phase: BookingPhase): boolean {
  if (phase.type === 'booking') return false;
  if (phase.type === 'editing') return true;
  const { outcome } = phase;
  return (
    outcome.type !== 'unknown' &&
    outcome.type !== 'priceChanged' &&
    !(outcome.type === 'refused' && TAKEN.has(outcome.error.code))
  );
}

/** Why the stay of the address cannot be booked as it is; its dates and guests can be changed beside it. */
function StayNote({ price, retrying, onRetry }: { price: StayPrice; retrying: boolean; onRetry: () => void }) {
  if (price.type === 'quote') return null;
  return (
    <div className={form.note}>
      {price.type === 'failed' ? (
        <Note
          tone="bad"
          role="alert"
          action={
            <Button icon="refresh" busy={retrying} onClick={onRetry}>
              {copy.stay.retry}
            </Button>
          }
        >
          {copy.stay.quoteFailed}
        </Note>
      ) : (
        <Note tone="warn" role="status">
          {price.error.message}
        </Note>
      )}
    </div>
  );
}

/** How the last try ended, where that is not about the card, the price or the dates. */
function EndNote({
  phase,
  phone,
  onResume,
  onRetry,
}: {
  phase: BookingPhase;
  phone: string;
  onResume: () => void;
  onRetry: () => void;
}) {
  if (phase.type === 'booking' && phase.resumed)
    return (
      <div className={form.note}>
        <Note role="status">{copy.unknown.resumed}</Note>
      </div>
    );
  if (phase.type !== 'ended') return null;
  const { outcome } = phase;
  if (outcome.type === 'unknown') {
    return (
      <div className={form.note}>
        <Note
          tone="warn"
          role="alert"
          action={
            <Button icon="refresh" onClick={onResume}>
              {copy.unknown.check}
            </Button>
          }
        >
          <strong>{copy.unknown.title}</strong> {copy.unknown.text} {copy.unknown.call(phone)}
        </Note>
      </div>
    );
  }
  const message =
    outcome.type === 'notSent'
      ? bookingErrorMessage('1000', { phone })
      : outcome.type === 'refused' &&
          !TAKEN.has(outcome.error.code) &&
          !isCardError(outcome.error) &&
          !isSummaryField(outcome.error.field)
        ? outcome.error.message || copy.help(phone)
        : '';
  if (!message) return null;
  return (
    <div className={form.note}>
      <Note
        tone="bad"
        role="alert"
        {...(outcome.type === 'notSent'
          ? {
              action: (
                <Button icon="refresh" onClick={onRetry}>
                  {copy.payment.retry}
                </Button>
              ),
            }
          : {})}
      >
        <strong>{message}</strong> {copy.taken.nothing}
      </Note>
    </div>
  );
}

const CARD_CODES = new Set(['1012', '1013', '1014', 'card_declined']);
const isCardError = (error: { code: string; field?: string | undefined }) =>
  CARD_CODES.has(error.code) || error.field === 'card';

/** What a refused card says: the catalogue's text for 1012 to 1014, else that the bank declined. */
function cardRefusal(phase: BookingPhase): { title: string; field: string; explain: boolean } | null {
  if (phase.type !== 'ended') return null;
  const { outcome } = phase;
  if (outcome.type === 'card') {
    if (outcome.reason === 'unreachable') return { title: copy.payment.vaultFailed, field: '', explain: false };
    return { title: outcome.message || bookingErrorMessage('1014'), field: outcome.message, explain: false };
  }
  if (outcome.type !== 'refused' || !isCardError(outcome.error)) return null;
  const text = bookingErrorMessage(outcome.error.code);
  if (text) return { title: text, field: text, explain: false };
  return { title: copy.declined.title, field: outcome.error.message || copy.declined.field, explain: true };
}
