import type { Collection } from '@roost/shared/contracts/favorites-service';
import { useLocation } from '@roost/shared/router';
import { loginPromptOpened, useAppDispatch } from '@roost/shared/state';
import { Button, LinkButton } from '@roost/shared/ui';
import layout from '../../components/ListPageLayout.module.css';
import { copy } from '../../copy.ts';
import type { OpenDialog } from '../../features/collections/open-dialog.ts';
import { isOwn } from '../../features/people/index.ts';
import { MAX_COMPARED, toFavoritesHref } from '../../hooks/favorites-address.ts';

type ListToolsProps = {
  collection: Collection | null;
  /** Homes that are still there, so that they can be compared. */
  comparable: readonly string[];
  isEmpty: boolean;
  several: boolean;
  guest: boolean;
  /** False where there is no favorites service: then nothing can be shared or created. */
  hasService: boolean;
  /** Null where there is no map. */
  map: { isShown: boolean; onToggle: () => void } | null;
  onDialog: (dialog: OpenDialog) => void;
};

/** The buttons above a list: map, comparison, sharing, a new collection (FAV-9). */
export function ListTools({
  collection,
  comparable,
  isEmpty,
  several,
  guest,
  hasService,
  map,
  onDialog,
}: ListToolsProps) {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const isMine = collection !== null && isOwn(collection);
  // A guest has nothing that could be shared: the offer is to sign in first.
  const share = () => {
    if (collection) onDialog({ type: 'share', collection });
    else dispatch(loginPromptOpened('share-favorites'));
  };
  return (
    <div className={layout.tools}>
      {map && !isEmpty && (
        <Button icon={map.isShown ? 'grid' : 'map'} aria-pressed={map.isShown} onClick={map.onToggle}>
          {map.isShown ? copy.map.hide : copy.map.show}
        </Button>
      )}
      {comparable.length > 1 && (
        <LinkButton href={toFavoritesHref(search, { compared: comparable.slice(0, MAX_COMPARED) })}>
          {copy.compare.start}
        </LinkButton>
      )}
      {hasService && (guest || isMine) && !isEmpty && (
        <Button icon="share" onClick={share}>
          {copy.share}
        </Button>
      )}
      {hasService && isMine && collection && (
        <Button icon="users" onClick={() => onDialog({ type: 'people', collection })}>
          {copy.people.invite}
        </Button>
      )}
      {hasService && collection && !isMine && (
        <Button onClick={() => onDialog({ type: 'leave', collection })}>{copy.people.leaveIt}</Button>
      )}
      {hasService && isMine && collection && !several && (
        <Button icon="plus" onClick={() => onDialog({ type: 'create' })}>
          {copy.collections.create}
        </Button>
      )}
    </div>
  );
}
