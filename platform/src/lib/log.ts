/** One JSON object a line on standard output: how every process of the site reports what happened. */

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one event. `event` is a short name such as `listening`. */
export function logEvent(process_: string, event: string, fields: LogFields = {}): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), process: process_, event, ...fields })}\n`);
}
