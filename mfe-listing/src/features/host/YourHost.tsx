import { formatHosts } from '@roost/shared/domain/hosts';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { AppLink, Icon } from '@roost/shared/ui';
import { Section } from '../../components/Section.tsx';
import { copy } from '../../copy.ts';
import { HostInitial } from './HostInitial.tsx';
import { HostFacts } from './HostFacts.tsx';
import { asWritten } from '@roost/shared/texts';
import styles from './Host.module.css';

/**
 * Introduces the host: their own text, figures, and a link to all their homes (LIST-8). No contact details outside
 * Roost.
 */
export function YourHost({ listing }: { listing: ListingDetail }) {
  const { host, hostRecord: record } = listing;
  return (
    <Section id="host" title={copy.host.title(host.name)}>
      <div className={styles.host}>
        <p className={styles.card}>
          <HostInitial name={host.name} />
          <b>{formatHosts(host.name)}</b>
          <span>{copy.host.since(host.name, host.since)}</span>
        </p>
        <div>
          {host.about !== undefined && <p {...asWritten()}>{host.about}</p>}
          <HostFacts host={host} record={record} replies={null} />
          {host.id !== undefined && record && (
            <AppLink className={styles.more ?? ''} href={`/hosts/${host.id}`}>
              {record.homes > 1 ? copy.host.others(host.name, record.homes - 1) : copy.host.profile(host.name)}
              <Icon name="chevronRight" />
            </AppLink>
          )}
        </div>
      </div>
    </Section>
  );
}
