/** Headings of stays that have begun. They load with the page of a trip. */
import { defineTexts } from '@roost/shared/texts';

export const tripCopy = /* @__PURE__ */ defineTexts('mfe-booking/trip', {
  current: (place: string, day: string) => `${place} is yours until ${day}.`,
  past: (place: string) => `Your stay in ${place}`,
});
