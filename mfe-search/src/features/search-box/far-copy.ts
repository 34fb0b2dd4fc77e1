/** The text of a suggestion whose homes are not in the place itself; it loads with the suggestions. */
import { defineTexts } from '@roost/shared/texts';

const wholeNumber = new Intl.NumberFormat('en-US');

export const farCopy = /* @__PURE__ */ defineTexts('mfe-search/far', {
  within: (homes: number) => `${wholeNumber.format(homes)} ${homes === 1 ? 'home' : 'homes'} within 100 miles`,
});
