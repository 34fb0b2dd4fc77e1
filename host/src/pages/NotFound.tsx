import { LinkButton, Heading, Wrap } from '@roost/shared/ui';
import { copy } from '../copy.ts';
import styles from './Message.module.css';

/** Unknown addresses (ROUTE-3), with status 404. */
export function NotFound() {
  return (
    <Wrap width="narrow" className={styles.message}>
      <Heading level={1}>{copy.notFound.title}</Heading>
      <p>{copy.notFound.text}</p>
      <div className={styles.actions}>
        <LinkButton href="/search" variant="primary">{copy.notFound.search}</LinkButton>
        <LinkButton href="/">{copy.notFound.home}</LinkButton>
      </div>
    </Wrap>
  );
}
