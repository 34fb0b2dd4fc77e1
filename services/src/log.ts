/** JSON lines on standard output, one event a line: no guest's name, no card data, no message bodies. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;
export type Log = (event: string, fields?: LogFields) => void;

/** The logger of the services process. */
export const jsonLog: Log = (event, fields = {}) => {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), process: 'services', event, ...fields })}\n`,
  );
};

/** For tests: says nothing. */
export const silentLog: Log = () => undefined;

const ADDRESS = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;
const LONGEST_MESSAGE = 300;

/** An error's words without e-mail addresses: a mail server names the address that it refuses. Only the first line; some errors bring an essay. */
const withoutAddresses = (text: string): string =>
  (text.split('\n', 1)[0] ?? '').replace(ADDRESS, '[address]').slice(0, LONGEST_MESSAGE);

/** What a log line says of an error: name and message, never its stack or request, nor whom it concerns. */
export function errorFields(error: unknown): LogFields {
  return error instanceof Error
    ? { error: error.name, message: withoutAddresses(error.message) }
    : { error: withoutAddresses(String(error)) };
}

/** Sends the runtime's warnings where everything goes. That it strips types at start is known. */
export function quietWarnings(): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') jsonLog('warning', { name: warning.name, message: warning.message });
  });
}
