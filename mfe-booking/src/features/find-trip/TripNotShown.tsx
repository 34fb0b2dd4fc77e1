import { useRevalidator } from '@roost/shared/router';
import { Button, Heading, MessagePage, Note, Spinner, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { staysCopy } from '../../stays-copy.ts';
import type { MailedLink } from '../../hooks/use-mailed-link.ts';
import { FindTrip } from './FindTrip.tsx';
import styles from './FindTrip.module.css';

type Props = {
  data: { type: 'closed'; code: string } | { type: 'failed'; phone: string };
  /** How far the mailed link came that may open the stay here. */
  link: MailedLink<unknown>['state'];
  /** Heading where the data could not be loaded. */
  failedTitle: string;
};

/**
 * In place of a page about one stay: while a mailed link opens it, when it is not for this browser to see, and when it
 * could not be loaded.
 */
export function TripNotShown({ data, link, failedTitle }: Props) {
  const { revalidate, state } = useRevalidator();
  if (data.type === 'failed') {
    const retry = (
      <Button variant="primary" icon="refresh" busy={state === 'loading'} onClick={() => void revalidate()}>
        {copy.unavailable.retry}
      </Button>
    );
    return (
      <MessagePage title={failedTitle} actions={retry}>
        {staysCopy.trips.failedText(data.phone)}
      </MessagePage>
    );
  }
  if (link === 'opening')
    return (
      <Wrap width="narrow" className={styles.page}>
        <Heading level={1} look="d2">
          {staysCopy.find.opening}
        </Heading>
        <Spinner />
        <noscript>
          <Note>{staysCopy.find.noScript}</Note>
        </noscript>
      </Wrap>
    );
  return (
    <Wrap width="narrow" className={styles.page}>
      {link !== 'none' && (
        <Note tone={link === 'refused' ? 'warn' : 'bad'} role="alert">
          {link === 'refused' ? staysCopy.find.linkOver : copy.wentWrong}
        </Note>
      )}
      <FindTrip code={data.code} level={1} />
    </Wrap>
  );
}
