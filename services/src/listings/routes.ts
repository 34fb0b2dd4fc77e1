/** `GET /listings/…` and `GET /hosts/…`: everything that the pages of homes and hosts read. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FLEXIBLE_NIGHTS, parseFlexibleNights } from '@roost/shared/domain/cheapest-stays';
import { NO_PARTY } from '@roost/shared/domain/party';
import { isReviewTopic } from '@roost/shared/domain/review-topics';
import { countStars } from '../reviews/count-stars.ts';
import { isReviewSort, toSearchWords } from '@roost/shared/domain/review-search';
import { readStay, type Stay } from '@roost/shared/domain/stay';
import { dayAt } from '@roost/shared/domain/time-zone';
import { apiError } from '../api-error.ts';
import type { Db, StoredListing } from '../db/schema.ts';
import type { PlacesService } from '../places/places.ts';
import { bookableDays, readBookableDays } from './calendars.ts';
import { isForPage, readBeside } from './home-page.ts';
import { getShownDays, wholeNumber } from './shown-days.ts';
import { countReviews, findListing, isActive, listingDetail, REVIEWS_PER_PAGE, findReviews } from './repository.ts';
import { cheapestMonths } from './cheapest-months.ts';
import { readHost } from './host.ts';
import { getNearbyPlaces } from './near.ts';
import { countTopics } from './topic-counts.ts';
import { similarHomes } from './similar-homes.ts';
import { COUNTED } from '../security/read-limits.ts';
import { storable } from '../storable-text.ts';

type Params = { Params: { id: string } };
type Query = { Querystring: Record<string, string | string[] | undefined> };
const OPEN_STAY: Stay = { dates: null, party: NO_PARTY };

type Deps = { db: Db; now: () => Date; places: Pick<PlacesService, 'askedBy'> };

/**
 * Answers unknown (404) and withdrawn (410) homes; both with similar ones, an unknown one with those near the place
 * that its address names (LIST-6).
 */
const answerMissing =
  ({ db, now, places }: Deps) =>
  async (
    reply: FastifyReply,
    listing: StoredListing | null,
    { stay = OPEN_STAY, place }: { stay?: Stay; place?: unknown } = {},
  ) => {
    const near =
      !listing && typeof place === 'string' && place !== ''
        ? await places.askedBy(reply.request.ip).geocode(place)
        : null;
    return reply.code(listing ? 410 : 404).send({
      ...(listing ? apiError('1022') : apiError('not_found', 'There is no home with this number.')),
      similar: await similarHomes(db, listing ?? near, stay, now()),
    });
  };

export function listingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const missing = answerMissing(deps);

  app.get<Params & Query>('/listings/:id', COUNTED, async (request, reply) => {
    const listing = await findListing(db, request.params.id);
    if (!listing || !isActive(listing)) return missing(reply, listing, { place: request.query.place });
    const isPage = isForPage(request);
    const [detail, beside] = await Promise.all([
      listingDetail(db, listing, now()),
      isPage ? readBeside(db, listing, request, now()) : null,
    ]);
    if (isPage) reply.header('cache-control', 'no-store');
    return { ...detail, near: getNearbyPlaces(listing), ...beside };
  });

  app.get<Params & Query>('/listings/:id/calendar', COUNTED, async (request, reply) => {
    const listing = await findListing(db, request.params.id);
    if (!listing || !isActive(listing)) return missing(reply, listing);
    const range = getShownDays(request.query, dayAt(listing, now()));
    const days = (await readBookableDays(db, [listing.id], { range })).get(listing.id) ?? [];
    // A calendar is private to the moment: a stored copy would show booked days as free.
    return reply.header('cache-control', 'no-store').send({ listingId: listing.id, days });
  });

  app.get<Params & Query>('/listings/:id/months', COUNTED, async (request, reply) => {
    const listing = await findListing(db, request.params.id);
    if (!listing || !isActive(listing)) return missing(reply, listing);
    const nights = parseFlexibleNights(request.query.nights);
    if (nights === null)
      return reply.code(400).send(apiError('invalid_request', `nights is one of ${FLEXIBLE_NIGHTS.join(', ')}.`));
    const { party } = readStay(new URLSearchParams(request.raw.url?.split('?')[1]));
    const days = await bookableDays(db, listing.id);
    return reply
      .header('cache-control', 'no-store')
      .send(cheapestMonths(listing, days, { nights, party, today: dayAt(listing, now()) }));
  });

  app.get<Params & Query>('/hosts/:id', COUNTED, async (request, reply) => {
    const { id } = request.params;
    const page = wholeNumber(request.query.page, 1, 10_000);
    const host = /^[\w-]{1,60}$/.test(id) ? await readHost(db, id, page, now()) : null;
    return host ?? reply.code(404).send(apiError('not_found', 'There is no host with homes under this address.'));
  });

  app.get<Params & Query>('/listings/:id/similar', COUNTED, async (request, reply) => {
    const listing = await findListing(db, request.params.id);
    const stay = readStay(new URLSearchParams(request.raw.url?.split('?')[1]));
    return listing ? similarHomes(db, listing, stay, now()) : missing(reply, null, { stay });
  });

  app.get<Params & Query>('/listings/:id/reviews', COUNTED, async (request, reply) => {
    const listing = await findListing(db, request.params.id);
    if (!listing || !isActive(listing)) return missing(reply, listing);
    const page = wholeNumber(request.query.page, 1, 10_000);
    const { sort, q, topic, stars } = request.query;
    const filter = {
      words: typeof q === 'string' ? toSearchWords(storable(q)) : [],
      topic: isReviewTopic(topic) ? topic : null,
      stars: typeof stars === 'string' && /^[1-5]$/.test(stars) ? Number(stars) : null,
    };
    const [reviews, total, topics, starCounts] = await Promise.all([
      findReviews(db, listing, (page - 1) * REVIEWS_PER_PAGE, REVIEWS_PER_PAGE, {
        sort: isReviewSort(sort) ? sort : 'newest',
        ...filter,
      }),
      countReviews(db, listing, filter),
      countTopics(db, listing),
      countStars(db, listing.id),
    ]);
    const pages = Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE));
    return { reviews, page, pages, total, topics, stars: starCounts };
  });
}
