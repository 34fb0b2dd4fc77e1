/** The text of a suggestion whose homes are not in the place itself; it loads with the suggestions. */
import { writeNumber } from '@roost/shared/domain/write-number';
import { defineTexts } from '@roost/shared/texts';

export const farCopy = /* @__PURE__ */ defineTexts('mfe-search/far', {
  within: (homes: number) => `${writeNumber(homes)} ${homes === 1 ? 'home' : 'homes'} within 100 miles`,
});
