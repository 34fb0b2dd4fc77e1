import { phoneSizes } from '@roost/shared/domain/images';

/** Sizes of the page's largest picture. The preload in the head uses them too, so that both load the same file. */
export const LEAD_PHOTO = {
  sizes: `(min-width: 1200px) 35rem, (min-width: 768px) 48vw, ${phoneSizes(100)}`,
  widths: [384, 1600],
} as const satisfies { sizes: string; widths: readonly [number, number] };
