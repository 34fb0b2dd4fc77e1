/**
 * Fetches a remote's entry script into the page: integrity checked, cross-origin without credentials, removed when
 * done.
 */

/**
 * Runs a script. Rejects when it cannot be fetched, fails its integrity check, or throws while it runs.
 * @param integrity subresource integrity; null only for a developer's own machine
 */
export function runScript(url: string, integrity: string | null, page: Document = document): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    let thrown: unknown;
    const onError = (event: ErrorEvent) => {
      if (event.filename === url) thrown = event.error ?? event.message;
    };
    page.defaultView?.addEventListener('error', onError);
    const done = () => {
      page.defaultView?.removeEventListener('error', onError);
      script.remove();
    };
    script.onload = () => {
      done();
      if (thrown === undefined) resolve();
      else reject(thrown instanceof Error ? thrown : new Error(String(thrown)));
    };
    script.onerror = () => {
      done();
      reject(new Error(`${url} could not be fetched or failed its integrity check`));
    };
    page.head.append(script);
  });
}
