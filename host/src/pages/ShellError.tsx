import { Button, Heading, LinkButton, Wrap } from '@roost/shared/ui';
import { copy } from '../copy.ts';
import styles from './Message.module.css';

/** Last resort when the shell itself breaks; nothing of a remote gets this far. */
export function ShellError() {
  return (
    <Wrap as="main" width="narrow" id="main" className={styles.message} role="alert">
      <Heading level={1}>{copy.error.title}</Heading>
      <p>{copy.error.text}</p>
      <div className={styles.actions}>
        <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
          {copy.error.reload}
        </Button>
        <LinkButton href="/">{copy.error.home}</LinkButton>
      </div>
    </Wrap>
  );
}
