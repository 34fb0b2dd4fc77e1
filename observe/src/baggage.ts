/**
 * For whose page a request of the host is (W3C Baggage): the remote and its version whose loader asks. The host writes
 * it (`host/server/render/format-baggage.ts`), services put it on their spans. It is never taken from a browser: a stranger would put any remote's name on slow
 * requests.
 */
export type PageOf = { remote: string; version: string };

const REMOTE = /^[a-z][a-z0-9-]{0,59}$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,59}$/;
/** More than the host ever writes is not looked at. */
const LONGEST = 500;

/** Reads a `baggage` header; null when it does not name both, or breaks the format. */
export function parseBaggage(header: unknown): PageOf | null {
  if (typeof header !== 'string' || header.length > LONGEST) return null;
  const members = new Map(
    header.split(',').map((member) => {
      const [key = '', value = ''] = (member.split(';', 1)[0] ?? '').split('=').map((part) => part.trim());
      return [key, value];
    }),
  );
  const [remote, version] = ['roost.remote', 'roost.version'].map((key) =>
    (members.get(key) ?? '').replaceAll('%2B', '+'),
  );
  return remote && version && REMOTE.test(remote) && VERSION.test(version) ? { remote, version } : null;
}
