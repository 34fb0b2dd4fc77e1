import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { RemoteSlot } from '@roost/shared/federation';
import type { RemoteStatus } from '@roost/shared/federation';
import { useLocation, useNavigate, useSearchParams } from '@roost/shared/router';
import { Button, Note } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { useIsBrowser } from '@roost/shared/hooks/use-is-browser';
import styles from './AskHost.module.css';
import type { Stay } from '@roost/shared/domain/stay';

/** Key of the address that opens the inquiry form (LIST-2). */
export const INQUIRY_KEY = 'inquiry_modal';

function withKey(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.set(INQUIRY_KEY, 'true');
  return after;
}

type Props = {
  listing: ListingDetail;
  stay: Stay;
  /** Shown with the failure when the form does not load. */
  contact: Pick<PublicConfig, 'phone' | 'email'>;
  /** Whether the form can be had. */
  form: RemoteStatus;
};

/** How to ask without the form. */
function Contact({ listing, contact: { phone, email } }: Pick<Props, 'listing' | 'contact'>) {
  return (
    <>
      {copy.quote.askBy(phone)}{' '}
      <a href={`mailto:${email}?subject=${encodeURIComponent(`${listing.headline} (${listing.id})`)}`}>{email}</a>.
    </>
  );
}

/** The button to ask the host, and the form of mfe-booking while the address has the key that opens it. */
export function AskHost({ listing, stay, contact, form }: Props) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  // The server renders no dialog.
  const isBrowser = useIsBrowser();
  const value = params.get(INQUIRY_KEY);
  const isOpen = isBrowser && value !== null && value !== '' && value !== 'false';
  const openedHere =
    typeof state === 'object' && state !== null && (state as { openedPanel?: unknown }).openedPanel === INQUIRY_KEY;

  const setOpen = (open: boolean) =>
    setParams(
      (before) => {
        if (open) return withKey(before);
        const after = new URLSearchParams(before);
        after.delete(INQUIRY_KEY);
        return after;
      },
      { replace: !open, preventScrollReset: true, state: open ? { openedPanel: INQUIRY_KEY } : null },
    );
  const open = () => {
    // This page knows no code of a form that has come back since.
    if (form === 'back') location.assign(`${location.pathname}?${withKey(params)}`);
    else setOpen(true);
  };
  const close = () => (openedHere ? void navigate(-1) : setOpen(false));
  if (form === 'away' && !isOpen)
    return (
      <p className={styles.ask}>
        <span>
          {copy.quote.askMeanwhile} <Contact listing={listing} contact={contact} />
        </span>
      </p>
    );
  return (
    <div className={styles.ask}>
      <Button block icon="message" busy={false} onClick={open}>
        {copy.quote.ask}
      </Button>
      {isOpen && (
        <RemoteSlot
          name="mfe-booking/InquiryForm"
          loading={null}
          props={{
            listing: {
              id: listing.id,
              headline: listing.headline,
              responseHours: listing.host.responseHours,
              maxOccupancy: listing.maxOccupancy,
            },
            stay,
            onClose: close,
          }}
          fallback={({ retry }) => (
            <Note
              tone="bad"
              role="alert"
              action={
                <Button variant="text" onClick={retry}>
                  {copy.quote.retry}
                </Button>
              }
            >
              {copy.quote.asking} <Contact listing={listing} contact={contact} />
            </Note>
          )}
        />
      )}
    </div>
  );
}
