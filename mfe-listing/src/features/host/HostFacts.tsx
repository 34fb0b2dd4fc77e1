import type { HostReplies } from '@roost/shared/contracts/host';
import type { HostRecord, ListingDetail } from '@roost/shared/contracts/listing';
import { Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './Host.module.css';

/**
 * What is known of a host: reviews of all homes, languages, and how messages were answered. What is not known is left
 * out.
 */
export function HostFacts({
  host,
  record,
  replies,
}: {
  host: ListingDetail['host'];
  record: HostRecord | undefined;
  replies: HostReplies | null;
}) {
  return (
    <ul className={styles.facts}>
      {record && record.rating !== null && (
        <li>
          <Icon name="star" />
          {copy.host.reviews(record.reviews, record.rating.toFixed(1), record.homes)}
        </li>
      )}
      {host.languages && host.languages.length > 0 && (
        <li>
          <Icon name="users" />
          {copy.host.languages(host.name, host.languages)}
        </li>
      )}
      {replies && (
        <li>
          <Icon name="message" />
          {copy.host.replies(replies)}
        </li>
      )}
    </ul>
  );
}
