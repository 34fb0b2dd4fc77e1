/** Validates events of the analytics intake and keeps the newest for the page. */
import * as z from 'zod/mini';

const MOST_KEPT = 2000;

const eventSchema = z.looseObject({
  type: z.enum(['track', 'page', 'identify', 'group', 'alias', 'screen']),
  messageId: z.string().check(z.minLength(1)),
  anonymousId: z.string().check(z.minLength(1)),
  userId: z.optional(z.nullable(z.string())),
  event: z.optional(z.string()),
  name: z.optional(z.nullable(z.string())),
  writeKey: z.string().check(z.minLength(1)),
  context: z.looseObject({}),
  integrations: z.record(z.string(), z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  traits: z.optional(z.record(z.string(), z.unknown())),
});
export type IntakeEvent = z.infer<typeof eventSchema> & { receivedAt: string };

/** The newest events, each once by its message id, as the real intake has them. */
export class Intake {
  #events: IntakeEvent[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Returns what is wrong with a body; null when it was accepted. */
  take(text: string): string | null {
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return 'The body is no JSON.';
    }
    const parsed = eventSchema.safeParse(body);
    if (!parsed.success) return z.prettifyError(parsed.error);
    const event = { ...parsed.data, receivedAt: this.#now().toISOString() };
    this.#events = [...this.#events.filter(({ messageId }) => messageId !== event.messageId), event].slice(-MOST_KEPT);
    return null;
  }

  /** Returns the events, oldest first, of one visitor or of all. */
  events(anonymousId?: string): IntakeEvent[] {
    return this.#events.filter((event) => anonymousId === undefined || event.anonymousId === anonymousId);
  }

  clear(): void {
    this.#events = [];
  }
}
