import type { Texts } from '@roost/shared/texts';
import type { tripCopy } from './trip-copy.ts';

export const tripCopyEs: Texts<typeof tripCopy> = {
  current: (place, day) => `Estás en ${place} hasta el ${day}.`,
  past: (place) => `Tu estadía en ${place}`,
};
