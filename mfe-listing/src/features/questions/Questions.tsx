import type { Question } from '@roost/shared/contracts/listing';
import { copy } from '../../copy.ts';
import { Section } from '../page/Section.tsx';
import styles from './Questions.module.css';

/** Questions that have been answered; nothing when there are none. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const answered = questions.filter((question) => question.answer !== null);
  if (answered.length === 0) return null;
  return (
    <Section id="questions" title={copy.questions.title}>
      <ul className={styles.list}>
        {answered.map((question) => (
          <li key={question.id}>
            <h3>{question.question}</h3>
            <p>{question.answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
