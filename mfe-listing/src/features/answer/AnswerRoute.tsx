import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Button, Heading, Note, Spinner, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { AnswerPageProps } from './AnswerPage.tsx';
import styles from './Answer.module.css';

const load = async () => (await import('./AnswerPage.tsx')).AnswerPage;

/** `/questions/answer`: the page behind the link in a host's mail (LIST-1). Its code is not for guests and is loaded by itself. */
export function AnswerRoute({ data }: { data: { phone: string } }) {
  const [part, setPart] = useState<{ Page: ComponentType<AnswerPageProps> } | 'failed' | null>(null);
  const fetchPage = useCallback(() => {
    load().then(
      (Page) => setPart({ Page }),
      () => setPart('failed'),
    );
  }, []);
  useEffect(fetchPage, [fetchPage]);
  const retry = () => {
    setPart(null);
    fetchPage();
  };
  return (
    <Wrap width="narrow" className={styles.page}>
      <Heading level={1} look="d2">
        {copy.answer.title}
      </Heading>
      {part === null && (
        <p role="status">
          <Spinner /> {copy.answer.opening}
        </p>
      )}
      {part === 'failed' && (
        <Note
          tone="bad"
          role="alert"
          action={
            <Button icon="refresh" onClick={retry}>
              {copy.answer.retry}
            </Button>
          }
        >
          {copy.answer.failed}
        </Note>
      )}
      {part !== null && part !== 'failed' && <part.Page phone={data.phone} />}
    </Wrap>
  );
}
