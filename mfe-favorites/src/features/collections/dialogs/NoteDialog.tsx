import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { NOTE_LENGTH } from '@roost/shared/contracts/favorites-service';
import { Button, TextField } from '@roost/shared/ui';
import { copy } from '../../../copy.ts';
import type { DialogProps } from '../open-dialog.ts';
import { Frame, useWork } from './parts.tsx';
import { asWritten } from '@roost/shared/texts';
import styles from './Dialogs.module.css';

const texts = copy.people;

/** The guest's own note on a home; an empty one is taken away (FAV-10). */
export function NoteDialog({ dialog, callService, onClose }: DialogProps<'note'>) {
  const { collection, id, headline } = dialog;
  const [note, setNote] = useState(dialog.note);
  const { busy, failed, run } = useWork(onClose);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { collectionId } = collection;
    void run(() => callService((client) => client.setNote({ collectionId, favoriteName: id, note })));
  };
  return (
    <Frame
      title={texts.noteTitle}
      onClose={onClose}
      failed={failed}
      footer={
        <>
          <Button onClick={onClose}>{copy.collections.cancel}</Button>
          <Button type="submit" form="note" variant="primary" busy={busy}>
            {copy.collections.save}
          </Button>
        </>
      }
    >
      <form method="dialog" id="note" className={styles.body} noValidate onSubmit={submit}>
        <p>
          <b {...asWritten()}>{headline}</b>
          <br />
          <span className={styles.quiet}>{collection.members ? texts.noteSeen : texts.noteOwn}</span>
        </p>
        <TextField
          multiline
          rows={4}
          label={texts.noteLabel}
          value={note}
          maxLength={NOTE_LENGTH}
          hint={texts.noteHint(note.length, NOTE_LENGTH)}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </Frame>
  );
}
