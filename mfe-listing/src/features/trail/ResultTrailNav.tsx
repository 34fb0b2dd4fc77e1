import { useMemo } from 'react';
import { getNeighbours, resultTrail } from '@roost/shared/contracts/result-trail';
import type { ResultNeighbours } from '@roost/shared/contracts/result-trail';
import { AppLink, Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { useIsBrowser } from '@roost/shared/hooks/use-is-browser';
import styles from './ResultTrailNav.module.css';

/**
 * Links back to the results and to the homes before and after this one (LIST-4). Empty for a guest who did not come
 * from results.
 */
export function ResultTrailNav({ listingId }: { listingId: string }) {
  // The server has no trail, and the trail does not change while a listing is open.
  const isBrowser = useIsBrowser();
  const found = useMemo(() => {
    const trail = isBrowser ? resultTrail().read() : null;
    return trail && getNeighbours(trail, listingId);
  }, [isBrowser, listingId]);
  if (!found) return null;
  const { previous, next } = found;
  return (
    <nav className={styles.trail} aria-label={copy.trail.label}>
      <AppLink href={found.search}>{copy.trail.back}</AppLink>
      <span className={styles.quiet}>{copy.trail.position(found.position, found.total)}</span>
      {previous && (
        <Step step={previous} icon="chevronLeft" home={copy.trail.previous} page={copy.trail.previousPage} />
      )}
      {next && <Step step={next} icon="chevronRight" home={copy.trail.next} page={copy.trail.nextPage} />}
    </nav>
  );
}

type StepProps = {
  step: NonNullable<ResultNeighbours['next']>;
  icon: 'chevronLeft' | 'chevronRight';
  home: string;
  page: string;
};

function Step({ step, icon, home, page }: StepProps) {
  const [href, label] = 'page' in step ? [step.page, page] : [step.href, `${home}: ${step.headline}`];
  return (
    <AppLink className={styles.step ?? ''} href={href} aria-label={label} title={label}>
      <Icon name={icon} />
    </AppLink>
  );
}
