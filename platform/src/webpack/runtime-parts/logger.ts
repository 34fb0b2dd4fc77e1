/**
 * Stands in the host's build for the federation sdk's `logger.js`: to the console, without its own traces for
 * debugging.
 */
const createLogger = (prefix: string) => ({
  warn: (...parts: unknown[]) => console.warn(prefix, ...parts),
  error: (...parts: unknown[]) => console.error(prefix, ...parts),
});
const unused = () => undefined;
const logger = createLogger('[ Module Federation ]');

export {
  createLogger,
  logger,
  logger as infrastructureLogger,
  unused as bindLoggerToCompiler,
  unused as createInfrastructureLogger,
};
