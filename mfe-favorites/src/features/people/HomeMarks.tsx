import { useState } from 'react';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import { toastShown, useAppDispatch } from '@roost/shared/state';
import { Button } from '@roost/shared/ui';
import type { ServiceCall } from '../../api/service-call.ts';
import { copy } from '../../copy.ts';
import { findNotes, findOwnNote, findVoters, hasVoted, joinNames, getName } from './people.ts';
import styles from './HomeMarks.module.css';

const texts = copy.people;

type HomeMarksProps = {
  collection: Collection;
  id: string;
  headline: string;
  callService: ServiceCall;
  onNote: (note: string) => void;
};

/** What the people of a list think of one home: votes with first names where there are several, and notes (FAV-10). */
export function HomeMarks({ collection, id, headline, callService, onNote }: HomeMarksProps) {
  const notes = findNotes(collection, id);
  const own = findOwnNote(collection, id);
  return (
    <div className={styles.marks}>
      {collection.members && <Votes collection={collection} id={id} headline={headline} callService={callService} />}
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={texts.notes(headline)}>
          {notes.map(({ memberId, note, author }) => (
            <li key={memberId}>
              {author && <b>{getName(author, texts.yourNote)}: </b>}
              {note}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.votes}>
        <Button
          variant="text"
          aria-label={own === '' ? texts.noteOn(headline) : texts.editNoteOn(headline)}
          onClick={() => onNote(own)}
        >
          {own === '' ? texts.note : texts.editNote}
        </Button>
      </div>
    </div>
  );
}

function Votes({ collection, id, headline, callService }: Omit<HomeMarksProps, 'onNote'>) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const voters = findVoters(collection, id);
  const voted = hasVoted(collection, id);
  const vote = async () => {
    if (busy) return;
    setBusy(true);
    const { collectionId } = collection;
    const worked = await callService((client) => client.vote({ collectionId, favoriteName: id, voted: !voted }));
    setBusy(false);
    if (!worked) dispatch(toastShown({ kind: 'error', text: texts.notDone }));
  };
  return (
    <div className={styles.votes}>
      <Button
        variant="text"
        icon="heart"
        className={styles.vote ?? ''}
        aria-pressed={voted}
        aria-label={texts.voteFor(headline)}
        onClick={() => void vote()}
      >
        {texts.vote}
      </Button>
      <span role="status">
        {voters.length > 0 && texts.voted(voters.length, joinNames(voters.map((member) => getName(member, texts.you))))}
      </span>
    </div>
  );
}
