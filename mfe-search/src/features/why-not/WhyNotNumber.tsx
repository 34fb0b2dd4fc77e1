import type { SearchState } from '@roost/shared/domain/search-address';
import { Heading } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { LeftOutHome } from './left-out-home.ts';
import { WhyNotRow } from './WhyNotRow.tsx';
import styles from './WhyNot.module.css';

/** The home whose number was typed and that the filters hide, open at once; what follows is near it. */
export function WhyNotNumber({ home, state, near }: { home: LeftOutHome; state: SearchState; near: boolean }) {
  return (
    <section aria-label={copy.whyNot.title}>
      <ul className={styles.list}>
        <WhyNotRow home={home} state={state} open />
      </ul>
      {near && (
        <Heading level={2} look="d1" className={styles.near}>
          {copy.whyNot.near}
        </Heading>
      )}
    </section>
  );
}
