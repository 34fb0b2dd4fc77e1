/**
 * Stands in the host's build for `dom.js` of the federation's sdk: elements that load scripts are made by the host
 * alone, with their integrity.
 */
function unused(): never {
  throw new Error('Scripts are loaded by the host, not by the federation runtime');
}

export { unused as createLink, unused as createScript, unused as loadScript };

/** Never: nothing of the runtime makes elements. */
export const isStaticResourcesEqual = () => false;

/** Calls and answers null when that failed. */
export async function safeWrapper<T>(callback: () => T): Promise<T | null> {
  try {
    return await callback();
  } catch {
    return null;
  }
}
