/**
 * The people of collections, with their notes and votes, as one of them sees them (FAV-10). Nobody sees an account or
 * an address of another.
 */
import type { Collection } from '@roost/shared/contracts/favorites-service';
import type { Db, Tx } from '../db/schema.ts';

/** The owner inside of every collection: one account owns it, and has no row among its members. */
const OWNER = 'owner';

type People = Pick<Collection, 'members' | 'marks' | 'added'>;
type Row = { id: string; profile_id: string; owner_name: string | null };

/** Reads the people of these collections at once; returns what gives them for each. */
export async function findPeople(
  db: Db | Tx,
  ids: readonly string[],
  profileId: string,
): Promise<(row: Row) => People> {
  if (ids.length === 0) return () => ({});
  const members = await db
    .selectFrom('collection_members')
    .selectAll()
    .where('collection_id', 'in', ids)
    .orderBy('joined_at')
    .orderBy('member_id')
    .execute();
  const marks = await db
    .selectFrom('collection_marks')
    .selectAll()
    .where('collection_id', 'in', ids)
    .where('left_at', 'is', null)
    .orderBy('profile_id')
    .execute();
  const added = await db
    .selectFrom('collection_listings')
    .select(['collection_id', 'listing_id'])
    .where('collection_id', 'in', ids)
    .where('added_by', '=', profileId)
    .execute();
  return ({ id, profile_id: owner, owner_name: ownerName }) => {
    const others = members.filter((row) => row.collection_id === id);
    const toMemberId = (account: string) =>
      account === owner ? OWNER : others.find((row) => row.profile_id === account)?.member_id;
    const own = marks.flatMap((row) => {
      const memberId = row.collection_id === id ? toMemberId(row.profile_id) : undefined;
      return memberId === undefined ? [] : [{ externalId: row.listing_id, memberId, note: row.note, voted: row.voted }];
    });
    const people = [
      { memberId: OWNER, firstName: ownerName ?? '', isOwner: true, isYou: owner === profileId },
      ...others.map((row) => ({
        memberId: row.member_id,
        firstName: row.first_name,
        isOwner: false,
        isYou: row.profile_id === profileId,
      })),
    ];
    const mine = owner === profileId ? [] : added.filter((row) => row.collection_id === id);
    return {
      ...(others.length > 0 ? { members: people } : {}),
      ...(own.length > 0 ? { marks: own } : {}),
      ...(mine.length > 0 ? { added: mine.map((row) => row.listing_id) } : {}),
    };
  };
}
