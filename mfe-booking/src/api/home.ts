/** A home's calendar, prices and homes like it, over the client that all remotes share. */
import { createServicesClient } from '@roost/shared/clients/services';
import { browserApi } from '@roost/shared/http';

/** Months ahead that homes can be booked. */
const MONTHS = 13;
const client = createServicesClient(browserApi);

/** Returns the calendar of all days that can be booked, from `today` on. */
export const getCalendar = (listingId: string, today: string) => client.getCalendar(listingId, today, MONTHS);

/** Returns homes like this one. */
export const { getSimilar, getQuote } = client;
