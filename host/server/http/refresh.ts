/** The script that React Refresh needs before React. Only in development, for a remote on a developer's machine. */
import type { FastifyInstance } from 'fastify';

const HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers: new Map(), supportsFiber: true, inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; }, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onScheduleFiberRoot() {} };
window.$RefreshReg$ ??= () => {};
window.$RefreshSig$ ??= () => (type) => type;`;

export async function refreshPlugin(app: FastifyInstance, { development }: { development: boolean }): Promise<void> {
  if (!development) return;
  app.get('/_host/refresh.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(HOOK),
  );
}
