import { useState } from 'react';
import type { ListingDetail, Question } from '@roost/shared/contracts/listing';
import { formatMonth } from '@roost/shared/domain/dates';
import { toSearchWords } from '@roost/shared/domain/review-search';
import { Button, TextField } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import { MarkedText } from '../../components/MarkedText.tsx';
import { AskForm } from './AskForm.tsx';
import { asWritten } from '@roost/shared/texts';
import styles from './Questions.module.css';

type Props = {
  listing: ListingDetail;
  answered: readonly Question[];
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Questions shown at first. */
const SHOWN = 10;
/** The search appears from this many questions on. */
const SEARCH_FROM = 5;

/** A form to ask the host, and all answered questions with a search (LIST-1). */
export function QuestionsDialog({ listing, answered, isOpen, onOpenChange }: Props) {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const words = toSearchWords(query);
  const found = answered.filter(({ question, answer }) =>
    words.every((word) => `${question} ${answer}`.toLowerCase().includes(word)),
  );
  return (
    <Dialog title={copy.questions.title} size="l" isOpen={isOpen} onOpenChange={onOpenChange}>
      <AskForm listingId={listing.id} />
      {answered.length >= SEARCH_FROM && (
        <TextField
          label={copy.questions.search(answered.length)}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      <p className={styles.quiet} role="status">
        {words.length > 0 && found.length === 0 ? copy.questions.noMatch(query) : ''}
      </p>
      <ul className={styles.list}>
        {found.slice(0, shown).map((question) => (
          <li key={question.id}>
            <h3 className={styles.text} {...asWritten()}>
              <MarkedText text={question.question} words={words} />
            </h3>
            <p className={styles.text} {...asWritten()}>
              <MarkedText text={question.answer ?? ''} words={words} />
            </p>
            <p className={styles.quiet}>{copy.questions.by(question.author, formatMonth(question.date))}</p>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="text" onClick={() => setShown(found.length)}>
          {copy.questions.more(found.length - shown)}
        </Button>
      )}
    </Dialog>
  );
}
