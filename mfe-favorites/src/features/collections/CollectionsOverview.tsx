import type { Collection } from '@roost/shared/contracts/favorites-service';
import { useNavigate } from '@roost/shared/router';
import { Button, Heading, Icon, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import page from '../favorites-page/FavoritesPage.module.css';
import { MOST_COMPARED, placeHref } from '../favorites-page/place.ts';
import { CollectionCard } from './CollectionCard.tsx';
import styles from './Collections.module.css';

/** All collections of who is signed in (FAV-9). */
export function CollectionsOverview({
  collections,
  today,
  onDialog,
}: {
  collections: readonly Collection[];
  today: string;
  onDialog: (dialog: OpenDialog) => void;
}) {
  const navigate = useNavigate();
  const homes = new Set(
    collections.flatMap(({ selectedListings }) => selectedListings.map(({ externalId }) => externalId)),
  ).size;
  const create = () => onDialog({ type: 'create' });
  const compare = ({ collectionId, selectedListings }: Collection) =>
    void navigate(
      placeHref('', {
        collectionId,
        compared: selectedListings.slice(0, MOST_COMPARED).map(({ externalId }) => externalId),
      }),
    );
  return (
    <Wrap className={page.page}>
      <div className={page.heading}>
        <div className={page.line}>
          <Heading level={1} look="d2">
            {copy.collections.title}
          </Heading>
          <div className={page.tools}>
            <Button icon="plus" onClick={create}>
              {copy.collections.create}
            </Button>
          </div>
        </div>
        <p role="status">{copy.collections.counted(homes, collections.length)}</p>
      </div>
      <ul className={styles.grid}>
        {collections.map((collection) => (
          <li key={collection.collectionId}>
            <CollectionCard
              collection={collection}
              today={today}
              onDialog={onDialog}
              onCompare={() => compare(collection)}
            />
          </li>
        ))}
        <li>
          <button type="button" className={styles.new} onClick={create}>
            <Icon name="plus" />
            {copy.collections.create}
          </button>
        </li>
      </ul>
    </Wrap>
  );
}
