/**
 * What services refuse, in the language of the page. Services answer in English; a page in another language says it by
 * the refusal's code.
 */
import type { ApiError, PromoResult } from '@roost/shared/contracts/booking';
import type { CancellationPreview } from '@roost/shared/contracts/trips';
import { promoMessage } from '@roost/shared/domain/promo';
import { showRefusal } from '@roost/shared/domain/shown-words';
import { defineTexts } from '@roost/shared/texts';

/**
 * By code, in a language that is not that of services. A catalogue of its own: the form of questions on other pages
 * needs no other text of this remote.
 */
const refusals = defineTexts('mfe-booking/refusals', {} as Readonly<Record<string, string>>);

/** Returns the text of a refusal; empty where there is none, and the page says what it can. */
export const refusalText = ({ code, message, values }: Pick<ApiError, 'code' | 'message' | 'values'>): string =>
  refusals[`${code}_${values?.decline}`] ?? refusals[code] ?? showRefusal({ code, message, values });

/** Returns why a promo code cannot be used. */
export const promoText = ({ code, reason, message, terms }: Extract<PromoResult, { status: 'refused' }>): string =>
  promoMessage(reason, code, terms) ?? refusalText({ code: `promo_${reason}`, message });

/** Returns why a stay cannot be cancelled or changed any more. */
export const cannotCancelText = ({ reason, reasonCode }: Pick<CancellationPreview, 'reason' | 'reasonCode'>): string =>
  reasonCode === undefined ? reason : refusalText({ code: `stay_${reasonCode}`, message: reason });
