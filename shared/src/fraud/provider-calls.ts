/**
 * The two calls of the collector to its provider that are not of the cookie (FRAUD-2). A failure is told in debug and
 * never thrown.
 */
import { asError } from './clock.ts';
import { CALL_LIMIT_MS, CONFIG_LIMIT_MS } from './limits.ts';
import type { Problems } from './problems.ts';
import { DEFAULT_SERVER_CONFIG, parseServerConfig } from './server-config.ts';
import type { ServerConfig } from './server-config.ts';
import type { SessionKeeper } from './session-keeper.ts';
import type { Transport } from './transport.ts';

/** Returns the provider's configuration, or the defaults. */
export async function fetchServerConfig(
  transport: Transport,
  query: string,
  problems: Problems,
): Promise<ServerConfig> {
  try {
    const { status, text } = await transport.send({
      method: 'GET',
      path: `/cs/config?${query}`,
      limit: CONFIG_LIMIT_MS,
    });
    if (status < 200 || status > 299) throw new Error(`it answered ${status}`);
    const config = parseServerConfig(text);
    if (!config) throw new Error('its answer is not a configuration');
    return config;
  } catch (error) {
    problems.add(`Config: ${asError(error).message}; defaults apply.`);
    return DEFAULT_SERVER_CONFIG;
  }
}

/** Tells the provider of the session, and which one it replaces. */
export async function postSession(
  transport: Transport,
  clientId: string,
  session: SessionKeeper,
  problems: Problems,
): Promise<void> {
  const previous = session.replacedId();
  const path = `/session/${session.id()}${previous ? `?previousSessionID=${encodeURIComponent(previous)}` : ''}`;
  try {
    const headers = { 'client-id': clientId };
    const { status } = await transport.send({ method: 'POST', path, headers, limit: CALL_LIMIT_MS });
    if (status !== 200 && status !== 201) throw new Error(`status ${status} is not known`);
    session.replacementTold(previous);
  } catch (error) {
    problems.add(`Session: ${asError(error).message}`);
  }
}
