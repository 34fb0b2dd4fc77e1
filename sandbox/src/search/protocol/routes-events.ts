import type { FastifyInstance } from 'fastify';
import { permit, type Context } from './context.ts';
import { badRequest, SearchError } from './errors.ts';
import { toObject } from './transport.ts';
import { isObject, type Doc, type Json } from '../json.ts';

const TYPES = new Set(['click', 'conversion', 'view']);
const MAX_REQUEST = 1000;
const NAME = /^[\x20-\x7E]{1,64}$/;
const TOKEN = /^[a-zA-Z0-9_=/+.-]{1,129}$/;
/** How many of the last events are remembered for looking at. */
const REMEMBERED = 1000;

/**
 * Takes in click, conversion and view events; checks them as the hosted service does and remembers the last thousand.
 */
export function eventRoutes(app: FastifyInstance, context: Context, remembered: Doc[]): void {
  app.post('/1/events', async (request) => {
    permit(context, request, 'search');
    const { events } = toObject(request);
    if (!Array.isArray(events) || events.length === 0)
      throw unprocessable('events: must be a list with at least one event');
    if (events.length > MAX_REQUEST) throw badRequest(`events: at most ${MAX_REQUEST} in a request`);
    const checked = events.map(check);
    remembered.push(...checked);
    remembered.splice(0, Math.max(0, remembered.length - REMEMBERED));
    return { status: 200, message: 'OK' };
  });
}

function check(event: Json, at: number): Doc {
  const refuse = (problem: string): Error => unprocessable(`events[${at}].${problem}`);
  if (!isObject(event)) throw unprocessable(`events[${at}]: must be an object`);
  const { eventType, eventName, index, userToken, objectIDs, filters, positions, queryID } = event;
  if (typeof eventType !== 'string' || !TYPES.has(eventType))
    throw refuse('eventType: must be click, conversion or view');
  if (typeof eventName !== 'string' || !NAME.test(eventName))
    throw refuse('eventName: must be 1 to 64 printable characters');
  if (typeof index !== 'string' || index === '') throw refuse('index: is missing');
  if (typeof userToken !== 'string' || !TOKEN.test(userToken))
    throw refuse('userToken: must be 1 to 129 letters, digits or _=/+.-');
  const ids = Array.isArray(objectIDs) ? objectIDs : [];
  const names = Array.isArray(filters) ? filters : [];
  if (ids.length > 0 === names.length > 0) throw refuse('objectIDs: exactly one of objectIDs and filters is needed');
  if (ids.length > 20 || names.length > 10) throw refuse('objectIDs: at most 20 ids or 10 filters');
  if (
    eventType === 'click' &&
    queryID !== undefined &&
    !(
      Array.isArray(positions) &&
      positions.length === ids.length &&
      positions.every((place) => Number.isInteger(place) && Number(place) > 0)
    )
  ) {
    throw refuse('positions: a click after a search needs one position for each id, from 1');
  }
  if (queryID !== undefined && (typeof queryID !== 'string' || !/^[0-9a-f]{32}$/.test(queryID)))
    throw refuse('queryID: must be 32 hexadecimal digits');
  return event;
}

const unprocessable = (message: string): SearchError => new SearchError(422, message);
