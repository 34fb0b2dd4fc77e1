import type { ListingDetail } from '@roost/shared/contracts/listing';
import { Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { Section } from '../../components/Section.tsx';
import { asWritten } from '@roost/shared/texts';
import styles from './Overview.module.css';

/** Paragraphs shown at first. */
const LEAD_PARAGRAPHS = 2;

/** Facts and description of the home. The rest of a long description is in a `details` element. */
export function Overview({ listing }: { listing: ListingDetail }) {
  const { houseRules, description } = listing;
  const rest = description.slice(LEAD_PARAGRAPHS);
  return (
    <Section id="overview" label={copy.menu.overview} first>
      <ul className={styles.facts}>
        <li>
          <Icon name="users" />
          {copy.facts.sleeps(listing.maxOccupancy)}
        </li>
        <li>
          <Icon name="bed" />
          {copy.facts.bedrooms(listing.bedrooms, listing.beds)}
        </li>
        <li>
          <Icon name="bath" />
          {copy.facts.baths(listing.bathrooms)}
        </li>
        <li>
          <Icon name="dog" />
          {houseRules.pets ? copy.facts.pets : copy.facts.noPets}
        </li>
      </ul>
      <div className={styles.prose} {...asWritten()}>
        {description.slice(0, LEAD_PARAGRAPHS).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {copy.facts.byHost && <p className={styles.quiet}>{copy.facts.byHost}</p>}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{copy.facts.more}</summary>
          <div className={styles.prose} {...asWritten()}>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      )}
    </Section>
  );
}
