import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Button, Heading, Note, Spinner, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { AnswerQuestionProps } from '../../features/answer/AnswerQuestion.tsx';
import styles from './AnswerPage.module.css';

const load = async () => (await import('../../features/answer/AnswerQuestion.tsx')).AnswerQuestion;

/**
 * `/questions/answer`: the page behind the link in a host's mail (LIST-1). No guest needs its form, so that is a chunk
 * of its own.
 */
export function AnswerPage({ data }: { data: { phone: string } }) {
  const [loaded, setLoaded] = useState<{ Form: ComponentType<AnswerQuestionProps> } | 'failed' | null>(null);
  const fetchForm = useCallback(() => {
    load().then(
      (Form) => setLoaded({ Form }),
      () => setLoaded('failed'),
    );
  }, []);
  useEffect(fetchForm, [fetchForm]);
  const retry = () => {
    setLoaded(null);
    fetchForm();
  };
  return (
    <Wrap width="narrow" className={styles.page}>
      <Heading level={1} look="d2">
        {copy.answer.title}
      </Heading>
      {loaded === null && (
        <p role="status">
          <Spinner /> {copy.answer.opening}
        </p>
      )}
      {loaded === 'failed' && (
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
      {loaded !== null && loaded !== 'failed' && <loaded.Form phone={data.phone} />}
    </Wrap>
  );
}
