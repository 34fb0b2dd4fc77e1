/** Dialogs that change collections. Loaded when the first one is opened. */
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button, Checkbox } from '@roost/shared/ui';
import { copy } from '../../../copy.ts';
import { formatStay, OPEN_STAY, toSelectedStay } from '../../stay/index.ts';
import type { Stay } from '../../stay/index.ts';
import type { DialogProps, OpenDialog } from '../open-dialog.ts';
import { FormButtons, Frame, useName, useWork } from './parts.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { PeopleDialog } from './PeopleDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { StayDialog } from './StayDialog.tsx';
import { asWritten } from '@roost/shared/texts';
import { nameCollection } from '../../../slot-copy.ts';
import styles from './Dialogs.module.css';

const texts = copy.collections;

export function CollectionDialogs(props: Omit<DialogProps<OpenDialog['type']>, 'dialog'> & { dialog: OpenDialog }) {
  const { dialog, ...rest } = props;
  switch (dialog.type) {
    case 'create':
      return <CreateDialog {...rest} />;
    case 'rename':
      return <RenameDialog {...rest} dialog={dialog} />;
    case 'delete':
      return <DeleteDialog {...rest} dialog={dialog} />;
    case 'share':
      return <ShareDialog {...rest} dialog={dialog} />;
    case 'move':
      return <MoveDialog {...rest} dialog={dialog} />;
    case 'note':
      return <NoteDialog {...rest} dialog={dialog} />;
    case 'people':
      return <PeopleDialog {...rest} dialog={dialog} />;
    case 'leave':
      return <LeaveDialog {...rest} dialog={dialog} />;
    case 'stay':
      return <StayDialog dialog={dialog} today={rest.today} onClose={rest.onClose} />;
  }
}

function CreateDialog({ collections, callService, today, onClose }: Omit<DialogProps<'create'>, 'dialog'>) {
  const { taken, field } = useName('', collections);
  const [stay, setStay] = useState<Stay>(OPEN_STAY);
  const [choosing, setChoosing] = useState(false);
  const { busy, failed, run } = useWork(onClose);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = taken();
    if (name !== null)
      void run(() =>
        callService((client) =>
          client.createCollection({ collectionName: name, ...toSelectedStay(stay), favoriteNames: [] }),
        ),
      );
  };
  if (choosing) {
    return (
      <StayDialog
        dialog={{
          type: 'stay',
          stay,
          onStay: (chosen) => {
            setStay(chosen);
            return Promise.resolve(true);
          },
        }}
        today={today}
        onClose={() => setChoosing(false)}
      />
    );
  }
  return (
    <Frame
      title={texts.create}
      onClose={onClose}
      failed={failed}
      footer={<FormButtons form="new-collection" label={texts.createIt} busy={busy} onCancel={onClose} />}
    >
      <form method="dialog" id="new-collection" className={styles.body} noValidate onSubmit={submit}>
        {field}
        <div>
          <p className={styles.label}>{texts.stay}</p>
          <Button block icon="calendar" onClick={() => setChoosing(true)}>
            {formatStay(stay) || texts.open}
          </Button>
        </div>
        <p className={styles.quiet}>{texts.stayHint}</p>
      </form>
    </Frame>
  );
}

function RenameDialog({ dialog: { collection }, collections, callService, onClose }: DialogProps<'rename'>) {
  const { taken, field } = useName(nameCollection(collection.collectionName), collections, collection.collectionId);
  const { busy, failed, run } = useWork(onClose);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = taken();
    if (name !== null)
      void run(() =>
        callService((client) =>
          client.updateCollection({ collectionId: collection.collectionId, collectionName: name }),
        ),
      );
  };
  return (
    <Frame
      title={texts.rename}
      onClose={onClose}
      failed={failed}
      footer={<FormButtons form="rename-collection" label={texts.save} busy={busy} onCancel={onClose} />}
    >
      <form method="dialog" id="rename-collection" noValidate onSubmit={submit}>
        {field}
      </form>
    </Frame>
  );
}

function DeleteDialog({ dialog: { collection }, callService, onClose }: DialogProps<'delete'>) {
  const { busy, failed, run } = useWork(onClose);
  const remove = () =>
    void run(() => callService((client) => client.deleteCollection({ collectionId: collection.collectionId })));
  return (
    <Frame
      title={texts.delete(nameCollection(collection.collectionName))}
      onClose={onClose}
      failed={failed}
      footer={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button variant="primary" busy={busy} onClick={remove}>
            {texts.deleteIt}
          </Button>
        </>
      }
    >
      <p>{texts.deleteText(collection.selectedListings.length)}</p>
    </Frame>
  );
}

function MoveDialog({ dialog: { collection, id, headline }, collections, callService, onClose }: DialogProps<'move'>) {
  const others = collections.filter(({ collectionId }) => collectionId !== collection.collectionId);
  const [to, setTo] = useState(others[0]?.collectionId ?? '');
  const { taken, field } = useName('', collections);
  const { busy, failed, run } = useWork(onClose);
  const move = (toCollectionId: string) =>
    callService((client) =>
      client.moveFavorite({ collectionId: collection.collectionId, toCollectionId, favoriteName: id }),
    );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (to !== '') return void run(() => move(to));
    const name = taken();
    if (name === null) return undefined;
    // A new collection is made with the home in it; then it leaves the old one.
    return void run(
      async () =>
        (await callService((client) =>
          client.createCollection({ collectionName: name, ...toSelectedStay(OPEN_STAY), favoriteNames: [id] }),
        )) &&
        callService((client) => client.deleteFavorite({ collectionId: collection.collectionId, favoriteName: id })),
    );
  };
  return (
    <Frame
      title={texts.move}
      onClose={onClose}
      failed={failed}
      footer={<FormButtons form="move-favorite" label={texts.moveIt} busy={busy} onCancel={onClose} />}
    >
      <form method="dialog" id="move-favorite" className={styles.body} noValidate onSubmit={submit}>
        <p>
          <b {...asWritten()}>{headline}</b>
          <br />
          <span className={styles.quiet}>{texts.nowIn(nameCollection(collection.collectionName))}</span>
        </p>
        <fieldset className={styles.choices}>
          <legend className={styles.label}>{texts.collection}</legend>
          {others.map(({ collectionId, collectionName, selectedListings }) => (
            <Checkbox
              key={collectionId}
              type="radio"
              name="to"
              label={nameCollection(collectionName)}
              count={selectedListings.length}
              checked={to === collectionId}
              onChange={() => setTo(collectionId)}
            />
          ))}
          <Checkbox type="radio" name="to" label={texts.create} checked={to === ''} onChange={() => setTo('')} />
        </fieldset>
        {to === '' && field}
      </form>
    </Frame>
  );
}
