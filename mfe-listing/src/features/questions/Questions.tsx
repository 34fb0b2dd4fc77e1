import type { ListingDetail } from '@roost/shared/contracts/listing';
import { Button, Note } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { Section } from '../../components/Section.tsx';
import { usePanel } from '@roost/shared/hooks/use-panel';
import { asWritten } from '@roost/shared/texts';
import styles from './Questions.module.css';

/** Questions on the page itself. All are in the dialog. */
const SHOWN = 3;

/** The newest answered questions, and a button to ask one (LIST-1). */
export function Questions({ listing }: { listing: ListingDetail }) {
  const { Panel, isOpen, setOpen, show, busy, failed } = usePanel(
    async () => (await import('./QuestionsDialog.tsx')).QuestionsDialog,
  );
  const answered = listing.questions.filter((question) => question.answer !== null);
  return (
    <Section id="questions" title={copy.questions.title}>
      {answered.length === 0 ? (
        <p>{copy.questions.none}</p>
      ) : (
        <ul className={styles.list}>
          {answered.slice(0, SHOWN).map((question) => (
            <li key={question.id} {...asWritten()}>
              <h3>{question.question}</h3>
              <p>{question.answer}</p>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ask}>
        <Button onClick={show} busy={busy}>
          {copy.questions.ask}
        </Button>
        {answered.length > SHOWN && (
          <Button variant="text" onClick={show}>
            {copy.questions.all(answered.length)}
          </Button>
        )}
        {failed && (
          <Note tone="bad" role="alert">
            {copy.questions.failed}
          </Note>
        )}
      </div>
      {Panel && <Panel listing={listing} answered={answered} isOpen={isOpen} onOpenChange={setOpen} />}
    </Section>
  );
}
