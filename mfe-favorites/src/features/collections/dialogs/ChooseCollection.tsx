/** Lets a guest choose the collection of a home that was just saved, or make one (FAV-9). Loaded when it is opened. */
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import { toastShown, useAppDispatch } from '@roost/shared/state';
import { Button, Checkbox } from '@roost/shared/ui';
import type { ServiceCall } from '../../../api/service-call.ts';
import { copy } from '../../../copy.ts';
import { collectionChoiceOpened, favoritePlaced } from '../../../state/favorites-slice.ts';
import type { FavoritesState } from '../../../state/favorites-slice.ts';
import { useFavorites } from '../../../state/use-favorites.ts';
import { FormButtons, Frame, useName, useWork } from './parts.tsx';
import { DEFAULT_COLLECTION_NAME } from '@roost/shared/domain/default-collection';
import { asWritten } from '@roost/shared/texts';
import { nameList } from '../../people/index.ts';
import { nameCollection, slotCopy } from '../../../slot-copy.ts';
import styles from './Dialogs.module.css';

const texts = copy.collections;

/**
 * Returns the names to choose from and the one that the home is in now. A guest without an account has those of this
 * device.
 */
function readChoices({ collections, placed }: FavoritesState, id: string) {
  const held = collections?.find(({ selectedListings }) =>
    selectedListings.some(({ externalId }) => externalId === id),
  );
  const stored = collections?.map(({ collectionName }) => collectionName) ?? [];
  const names = [...new Set([...(stored.length > 0 ? stored : [DEFAULT_COLLECTION_NAME]), ...Object.values(placed)])];
  return { names, current: placed[id] ?? held?.collectionName ?? names[0] ?? DEFAULT_COLLECTION_NAME };
}

/** Puts the focus back on the home's heart: the toast that opened the dialog may be gone. */
function focusHeart(headline: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`main [aria-label="${CSS.escape(slotCopy.heart(headline))}"]`)?.focus();
  });
}

/** Adds the home to lists of others that the guest has joined; it stays saved where it is. */
function AddToJoined({ id, callService, onDone }: { id: string; callService: ServiceCall; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const joined = useFavorites((state) => state.joined);
  const { failed, run } = useWork(onDone);
  if (joined.length === 0) return null;
  const add = (collection: Collection) =>
    void run(async () => {
      const worked = await callService((client) =>
        client.addFavorite({ collectionId: collection.collectionId, favoriteNames: [id] }),
      );
      if (worked) dispatch(toastShown({ kind: 'success', text: copy.people.added(nameList(collection)) }));
      return worked;
    });
  return (
    <section className={styles.also} aria-label={copy.people.also}>
      <p className={styles.label}>{copy.people.also}</p>
      {failed && <p role="alert">{copy.people.notDone}</p>}
      {joined.map((collection) => (
        <Button key={collection.collectionId} icon="plus" onClick={() => add(collection)}>
          {copy.people.addTo(nameList(collection))}
        </Button>
      ))}
    </section>
  );
}

export function ChooseCollection({
  home,
  callService,
}: {
  home: NonNullable<FavoritesState['choosing']>;
  callService: ServiceCall;
}): ReactNode {
  const dispatch = useAppDispatch();
  const { names, current } = readChoices(
    useFavorites((state) => state),
    home.objectID,
  );
  const [chosen, setChosen] = useState(current);
  const { taken, field } = useName(
    '',
    names.map((name) => ({ collectionId: name, collectionName: name })),
  );
  const close = () => {
    dispatch(collectionChoiceOpened(null));
    focusHeart(home.Headline);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const collection = chosen === '' ? taken() : chosen;
    if (collection === null) return;
    if (collection !== current) {
      dispatch(favoritePlaced({ id: home.objectID, collection }));
      dispatch(toastShown({ kind: 'success', text: slotCopy.saved(nameCollection(collection)) }));
    }
    close();
  };
  return (
    <Frame
      title={texts.choose}
      onClose={close}
      failed={false}
      footer={<FormButtons form="choose-collection" label={texts.chooseIt} onCancel={close} />}
    >
      <form method="dialog" id="choose-collection" className={styles.body} noValidate onSubmit={submit}>
        <p>
          <b {...asWritten()}>{home.Headline}</b>
        </p>
        <fieldset className={styles.choices}>
          <legend className={styles.label}>{texts.collection}</legend>
          {names.map((name) => (
            <Checkbox
              key={name}
              type="radio"
              name="collection"
              label={nameCollection(name)}
              checked={chosen === name}
              onChange={() => setChosen(name)}
            />
          ))}
          <Checkbox
            type="radio"
            name="collection"
            label={texts.create}
            checked={chosen === ''}
            onChange={() => setChosen('')}
          />
        </fieldset>
        {chosen === '' && field}
      </form>
      <AddToJoined id={home.objectID} callService={callService} onDone={close} />
    </Frame>
  );
}
