/**
 * Events of the monitoring client as its intake receives them: lines of JSON. Only what the page of vitals shows is
 * kept; the rest is dropped.
 */
import * as z from 'zod/mini';

export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** The owner of the code: a remote and its version, or the host. */
export type Owner = { remote: string; version: string };

/** One page seen by one visitor. Times in milliseconds; null while nothing was measured. */
export type ViewRecord = Owner & {
  type: 'view';
  id: string;
  at: number;
  device: Device;
  page: string;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
};
export type ErrorRecord = Owner & { type: 'error'; at: number; page: string; message: string };
export type LongTaskRecord = Owner & { type: 'long_task'; at: number; page: string; ms: number };
/** A remote's entry file, from request to arrival. */
export type LoadRecord = Owner & { type: 'load'; at: number; device: Device; ms: number };
export type VitalRecord = ViewRecord | ErrorRecord | LongTaskRecord | LoadRecord;

const NANOSECONDS = 1e6;
const WIDEST_PHONE = 900;

const nanoseconds = z.optional(z.number());
const eventSchema = z.object({
  type: z.string(),
  date: z.number(),
  view: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    name: z.optional(z.string()),
    largest_contentful_paint: nanoseconds,
    interaction_to_next_paint: nanoseconds,
    cumulative_layout_shift: z.optional(z.number()),
    performance: z.optional(
      z.object({
        lcp: z.optional(z.object({ timestamp: nanoseconds })),
        inp: z.optional(z.object({ duration: nanoseconds })),
        cls: z.optional(z.object({ score: z.optional(z.number()) })),
      }),
    ),
  }),
  context: z.optional(
    z.object({ page: z.optional(z.string()), remote: z.optional(z.string()), version: z.optional(z.string()) }),
  ),
  display: z.optional(z.object({ viewport: z.optional(z.object({ width: z.number() })) })),
  error: z.optional(z.object({ message: z.optional(z.string()) })),
  long_task: z.optional(z.object({ duration: nanoseconds })),
  resource: z.optional(z.object({ url: z.string(), duration: nanoseconds })),
});
type MonitoringEvent = z.infer<typeof eventSchema>;

const short = (text: string | undefined, fallback: string) => (text || fallback).slice(0, 200);
const ms = (value: number | undefined) => (value === undefined ? null : value / NANOSECONDS);

/** Parses the records of a request. Lines that are no events of ours are only counted. */
export function parseEvents(text: string): { records: VitalRecord[]; dropped: number } {
  const records: VitalRecord[] = [];
  let dropped = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const event = parseLine(line);
    if (!event) dropped += 1;
    const record = event && toRecord(event);
    if (record) records.push(record);
  }
  return { records, dropped };
}

function parseLine(line: string): MonitoringEvent | null {
  try {
    const parsed = eventSchema.safeParse(JSON.parse(line));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function toRecord({
  type,
  date,
  view,
  context,
  display,
  error,
  long_task: task,
  resource,
}: MonitoringEvent): VitalRecord | null {
  const base = { at: date, remote: short(context?.remote, 'shell'), version: short(context?.version, 'unknown') };
  const page = short(context?.page ?? view.name, 'Unknown');
  const device: Device = (display?.viewport?.width ?? WIDEST_PHONE + 1) <= WIDEST_PHONE ? 'phone' : 'desktop';
  switch (type) {
    case 'view':
      return {
        ...base,
        type,
        id: view.id,
        device,
        page,
        lcp: ms(view.performance?.lcp?.timestamp ?? view.largest_contentful_paint),
        inp: ms(view.performance?.inp?.duration ?? view.interaction_to_next_paint),
        cls: view.performance?.cls?.score ?? view.cumulative_layout_shift ?? null,
      };
    case 'error':
      return { ...base, type, page, message: short(error?.message, 'No message') };
    case 'long_task':
      return { ...base, type, page, ms: ms(task?.duration) ?? 0 };
    case 'resource':
      return resource?.duration !== undefined && /\/remoteEntry\.js(\?|$)/.test(resource.url)
        ? { ...base, type: 'load', device, ms: resource.duration / NANOSECONDS }
        : null;
    default:
      return null;
  }
}
