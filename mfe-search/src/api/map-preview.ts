/** The map of the results as the server draws it for phones, until the map itself is there (decision 0145). */
import type { ShownPrice } from '@roost/shared/domain/price';
import type { MapPin } from './to-pin.ts';

/** What a pin says: the price of a home, a dot where a price has no room, or several homes close together. */
export type PinFace =
  | { type: 'price' | 'dot'; key: string; headline: string; price: ShownPrice | null; below?: true }
  | {
      type: 'cluster';
      key: string;
      homes: number;
      /** The lowest price of its homes; null where it is not said. */
      price: ShownPrice | null;
      /** There is room for the price alone, and not for the number of homes beside it. */
      short?: true;
      below?: true;
    };

/** Survives JSON. */
export type MapPreview = {
  /** Address of the picture of the map. */
  src: string;
  center: MapPin['point'];
  /** A whole level. */
  zoom: number;
  /** Pins by their points, in CSS pixels from the center. */
  pins: readonly { x: number; y: number; face: PinFace }[];
};

/** Windows that show it, and the size of its picture. CSS pixels. */
export const PREVIEW_WINDOWS = '(max-width: 440px)';
export const PREVIEW_SIZE = { width: 440, height: 640 } as const;
