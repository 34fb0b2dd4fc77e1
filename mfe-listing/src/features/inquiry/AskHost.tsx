import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { RemoteSlot } from '@roost/shared/federation';
import { useLocation, useNavigate, useSearchParams } from '@roost/shared/router';
import { Button, Note } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { useIsBrowser } from '@roost/shared/hooks/use-is-browser';
import styles from './AskHost.module.css';
import type { Stay } from '@roost/shared/domain/stay';

/** Key of the address that opens the inquiry form (LIST-2). */
export const INQUIRY_KEY = 'inquiry_modal';

type Props = {
  listing: ListingDetail;
  stay: Stay;
  /** Shown with the failure when the form does not load. */
  contact: Pick<PublicConfig, 'phone' | 'email'>;
};

/** The button to ask the host, and the form of mfe-booking while the address has the key that opens it. */
export function AskHost({ listing, stay, contact }: Props) {
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
        const after = new URLSearchParams(before);
        if (open) after.set(INQUIRY_KEY, 'true');
        else after.delete(INQUIRY_KEY);
        return after;
      },
      { replace: !open, preventScrollReset: true, state: open ? { openedPanel: INQUIRY_KEY } : null },
    );
  const close = () => (openedHere ? void navigate(-1) : setOpen(false));
  return (
    <div className={styles.ask}>
      <Button block icon="message" busy={false} onClick={() => setOpen(true)}>
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
              {copy.quote.asking} {copy.quote.askBy(contact.phone)}{' '}
              <a href={`mailto:${contact.email}?subject=${encodeURIComponent(`${listing.headline} (${listing.id})`)}`}>
                {contact.email}
              </a>
              .
            </Note>
          )}
        />
      )}
    </div>
  );
}
