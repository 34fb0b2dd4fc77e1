/** Parts that the dialogs of collections share. */
import { useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { COLLECTION_NAME_LENGTH } from '@roost/shared/contracts/favorites-service';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import { Button, Note, TextField } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { copy } from '../../../copy.ts';
import styles from './Dialogs.module.css';

const texts = copy.collections;

/** Runs the work of a dialog once at a time: closes the dialog when it worked, else says that it failed. */
export function useWork(onClose: () => void) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const run = async (work: () => Promise<boolean>) => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    const worked = await work();
    setBusy(false);
    if (worked) onClose();
    else setFailed(true);
  };
  return { busy, failed, run };
}

/** The buttons below a dialog with a form: one leaves all as it is, the other sends the form of this id. */
export function FormButtons({
  form,
  label,
  busy = false,
  onCancel,
}: {
  form: string;
  label: string;
  busy?: boolean;
  onCancel: () => void;
}) {
  return (
    <>
      <Button onClick={onCancel}>{texts.cancel}</Button>
      <Button type="submit" form={form} variant="primary" busy={busy}>
        {label}
      </Button>
    </>
  );
}

/** The frame of a dialog: title, failure message, content and buttons. */
export function Frame({
  title,
  onClose,
  failed,
  footer,
  children,
}: {
  title: string;
  onClose: () => void;
  failed: boolean;
  footer: ReactNode;
  children: ReactNode;
}) {
  return (
    <Dialog
      title={title}
      size="s"
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={footer}
    >
      <div className={styles.body}>
        {failed && (
          <Note tone="bad" role="alert">
            {texts.failed}
          </Note>
        )}
        {children}
      </div>
    </Dialog>
  );
}

type Named = Pick<Collection, 'collectionId' | 'collectionName'>;

/** Returns why a name cannot be used; undefined when it can. */
function nameError(name: string, collections: readonly Named[], own?: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return texts.noName;
  return collections.some(
    ({ collectionId, collectionName }) => collectionId !== own && collectionName.trim().toLowerCase() === wanted,
  )
    ? texts.nameTaken
    : undefined;
}

function NameField({
  name,
  onName,
  error,
  field,
}: {
  name: string;
  onName: (name: string) => void;
  error: string | undefined;
  field: Ref<HTMLInputElement>;
}) {
  return (
    <TextField
      ref={field}
      label={texts.name}
      value={name}
      maxLength={COLLECTION_NAME_LENGTH}
      autoComplete="off"
      required
      error={error}
      hint={texts.letters(name.length, COLLECTION_NAME_LENGTH)}
      onChange={(event) => onName(event.currentTarget.value)}
    />
  );
}

/** Holds the name of a collection with its field and its validation. */
export function useName(initial: string, collections: readonly Named[], own?: string) {
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  /** Returns the name when it can be used; else shows why not and focuses the field. */
  const taken = (): string | null => {
    const problem = nameError(name, collections, own);
    setError(problem);
    if (problem === undefined) return name.trim();
    field.current?.focus();
    return null;
  };
  return { name, taken, field: <NameField name={name} onName={setName} error={error} field={field} /> };
}
