import type { Photo } from '@roost/shared/contracts/listing';

type PhotoGroup = {
  /** Null where the photo's room is not known. */
  room: string | null;
  /** Each with its place among all photos of the home, from 0. */
  photos: { photo: Photo; index: number }[];
};

/** Returns the photos by room, rooms and photos in the order in which they first come. Photos of no room are last. */
export function groupByRoom(photos: readonly Photo[]): PhotoGroup[] {
  const groups = new Map<string | null, PhotoGroup>();
  photos.forEach((photo, index) => {
    const room = photo.room ?? null;
    const group = groups.get(room) ?? { room, photos: [] };
    group.photos.push({ photo, index });
    groups.set(room, group);
  });
  return [...groups.values()].toSorted((a, b) => Number(a.room === null) - Number(b.room === null));
}
