import type { Collection } from '@roost/shared/contracts/favorites-service';
import { toastShown, useAppDispatch } from '@roost/shared/state';
import { Button } from '@roost/shared/ui';
import type { ServiceCall } from '../../api/service-call.ts';
import { copy } from '../../copy.ts';
import type { OpenDialog } from '../../features/collections/open-dialog.ts';
import { HomeMarks, isOwn } from '../../features/people/index.ts';

/**
 * What stands under a home of a collection: moving it, taking it off somebody else's list, notes and votes (FAV-9,
 * FAV-10).
 */
export function ListedHome({
  collection,
  id,
  headline,
  callService,
  onDialog,
}: {
  collection: Collection;
  id: string;
  headline: string;
  callService: ServiceCall;
  onDialog: (dialog: OpenDialog) => void;
}) {
  const dispatch = useAppDispatch();
  // What was saved a moment ago is not in the collection yet.
  const isListed = collection.selectedListings.some(({ externalId }) => externalId === id);
  const takeOff = async () => {
    const { collectionId } = collection;
    const worked = await callService((client) => client.deleteFavorite({ collectionId, favoriteName: id }));
    if (!worked) dispatch(toastShown({ kind: 'error', text: copy.people.notDone }));
  };
  return (
    <>
      {isOwn(collection) && (
        <Button
          variant="text"
          aria-label={copy.collections.moveNamed(headline)}
          onClick={() => onDialog({ type: 'move', collection, id, headline })}
        >
          {copy.collections.moveIt}
        </Button>
      )}
      {collection.added?.includes(id) && (
        <Button variant="text" aria-label={copy.people.takeOffNamed(headline)} onClick={() => void takeOff()}>
          {copy.people.takeOff}
        </Button>
      )}
      {isListed && (
        <HomeMarks
          collection={collection}
          id={id}
          headline={headline}
          callService={callService}
          onNote={(note) => onDialog({ type: 'note', collection, id, headline, note })}
        />
      )}
    </>
  );
}
