/** Who thinks what of the homes of a list (FAV-10), as pure functions of the service's answer. */
import type { Collection, CollectionMember } from '@roost/shared/contracts/favorites-service';
import { writeList } from '@roost/shared/domain/write-list';
import { currentLanguage } from '@roost/shared/texts';

/** The guest's own name inside of a list, or their first name elsewhere. */
export const getName = ({ firstName, isYou }: CollectionMember, you: string): string => (isYou ? you : firstName);

export const joinNames = (names: readonly string[]): string => writeList(names, currentLanguage());

/** True for the guest's own collections; those of others say who the guest is in them. */
export const isOwn = ({ members = [] }: Collection): boolean => members.find(({ isYou }) => isYou)?.isOwner ?? true;

/** The people who voted for a home, in the order in which they joined. */
export function findVoters({ members = [], marks = [] }: Collection, id: string): CollectionMember[] {
  return members.filter(({ memberId }) =>
    marks.some((mark) => mark.voted && mark.externalId === id && mark.memberId === memberId),
  );
}

/** The homes with most votes first; homes with as many stay in the order in which they were saved. */
export function orderByVotes(collection: Collection, ids: readonly string[]): string[] {
  const votes = new Map(ids.map((id) => [id, findVoters(collection, id).length]));
  return ids.toSorted((a, b) => (votes.get(b) ?? 0) - (votes.get(a) ?? 0));
}

/** The notes on a home with who wrote each. Somebody who has left is not among them. */
export function findNotes({ members = [], marks = [] }: Collection, id: string) {
  return marks.flatMap(({ externalId, memberId, note }) => {
    if (externalId !== id || note === '') return [];
    const author = members.find((member) => member.memberId === memberId) ?? null;
    return [{ memberId, note, author }];
  });
}

/** The guest's own note on a home. A list without members has its owner's notes alone. */
export function findOwnNote(collection: Collection, id: string): string {
  const notes = findNotes(collection, id);
  return notes.find(({ author }) => author === null || author.isYou)?.note ?? '';
}

/** True when the guest has voted for the home. */
export const hasVoted = (collection: Collection, id: string): boolean =>
  findVoters(collection, id).some(({ isYou }) => isYou);
