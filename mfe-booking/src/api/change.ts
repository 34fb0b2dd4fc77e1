/** `POST /trips/:code/change/offer`, `POST /trips/:code/change` and `GET /trips/:code/calendar` (STAY-2). */
import * as z from 'zod/mini';
import { changeAnswerSchema, changeOfferSchema } from '@roost/shared/contracts/change';
import type { ChangeAnswer, ChangeOffer, ChangeRequest, WantedStay } from '@roost/shared/contracts/change';
import { calendarSchema } from '@roost/shared/contracts/listing';
import type { Calendar } from '@roost/shared/contracts/listing';
import { browserApi, createHttp } from '@roost/shared/http';
import type { HttpResult } from '@roost/shared/http';

/** A bank is behind it. */
const LIMIT_MS = 45_000;
const getPath = (code: string, what: string) => `/trips/${encodeURIComponent(code)}/${what}`;

/** Returns the home's calendar as this stay sees it: its own nights are free. */
export function getStayCalendar(code: string): Promise<HttpResult<Calendar>> {
  return createHttp(browserApi).get(getPath(code, 'calendar'), calendarSchema);
}

/** Returns what a change would cost or give back. Changes nothing. */
export function getChangeOffer(code: string, wanted: WantedStay): Promise<HttpResult<ChangeOffer>> {
  return createHttp(browserApi).post(getPath(code, 'change/offer'), wanted, changeOfferSchema);
}

/** Changes the stay. The same request again is the same change. */
export function changeStay(code: string, request: ChangeRequest): Promise<HttpResult<ChangeAnswer>> {
  return createHttp(browserApi).post(getPath(code, 'change'), request, changeAnswerSchema, { limitMs: LIMIT_MS });
}

const newOfferSchema = z.object({ offer: changeOfferSchema });

/** Returns the offer as it is now, which the refusal `change_price_changed` carries; null in any other. */
export function readNewOffer(body: unknown): ChangeOffer | null {
  const parsed = newOfferSchema.safeParse(body);
  return parsed.success ? parsed.data.offer : null;
}
