import type { Collection } from '@roost/shared/contracts/favorites-service';
import { useNavigate } from '@roost/shared/router';
import { Button, Heading, Icon, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { OpenDialog } from './open-dialog.ts';
import layout from '../../components/ListPageLayout.module.css';
import { MAX_COMPARED, toFavoritesHref } from '../../hooks/favorites-address.ts';
import { CollectionCard } from './CollectionCard.tsx';
import styles from './Collections.module.css';

/** All collections of a signed-in guest (FAV-9). */
export function CollectionsOverview({
  collections,
  joined,
  today,
  onDialog,
}: {
  collections: readonly Collection[];
  /** Those of others. */
  joined: readonly Collection[];
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
      toFavoritesHref('', {
        collectionId,
        compared: selectedListings.slice(0, MAX_COMPARED).map(({ externalId }) => externalId),
      }),
    );
  return (
    <Wrap className={layout.page}>
      <div className={layout.heading}>
        <div className={layout.line}>
          <Heading level={1} look="d2">
            {copy.collections.title}
          </Heading>
          <div className={layout.tools}>
            <Button icon="plus" onClick={create}>
              {copy.collections.create}
            </Button>
          </div>
        </div>
        {collections.length > 0 && <p role="status">{copy.collections.counted(homes, collections.length)}</p>}
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
        {joined.map((collection) => (
          <li key={collection.collectionId}>
            <CollectionCard collection={collection} today={today} />
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
