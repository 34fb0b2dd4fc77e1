/**
 * The browser's side: the script that pages load (`/stripe/v3/`), the card frame, and the wallet. They are written in
 * TypeScript and served with the types blanked out, so that there is no build step.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance, FastifyReply } from 'fastify';

const MODULES = [
  'frame.ts',
  'frame-fields.ts',
  'field-texts.ts',
  'challenge.ts',
  'challenge-texts.ts',
  'format-charge.ts',
  'express-checkout.ts',
  'wallet-button.ts',
  'wallet-sheet.ts',
  'wallet-texts.ts',
] as const;
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src *; form-action 'none'; base-uri 'none'";

/** Serves script and frame pages. Frames may stand in any page, as the real ones may. */
export function serveAssets(app: FastifyInstance): void {
  const script = source('./browser/stripe-js.ts');
  for (const path of ['/stripe/v3', '/stripe/v3/']) app.get(path, async (_request, reply) => sendScript(reply, script));
  for (const name of MODULES) {
    const text = source(`./browser/${name}`);
    app.get(`/stripe/browser/${name}`, async (_request, reply) => sendScript(reply, text));
  }
  const rules = source('./card-rules.ts');
  app.get('/stripe/card-rules.ts', async (_request, reply) => sendScript(reply, rules));
  for (const name of ['frame', 'challenge', 'wallet-button', 'wallet-sheet'] as const) {
    const html = file(`./browser/${name}.html`);
    const css = file(`./browser/${name}.css`);
    app.get(`/stripe/${name}.html`, async (_request, reply) =>
      reply
        .header('content-security-policy', FRAME_POLICY)
        .header('cache-control', 'public, max-age=300')
        .type('text/html; charset=utf-8')
        .send(html),
    );
    app.get(`/stripe/${name}.css`, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(css),
    );
  }
}

function sendScript(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('access-control-allow-origin', '*')
    .header('cache-control', 'public, max-age=300')
    .type('text/javascript; charset=utf-8')
    .send(text);
}

function file(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

function source(path: string): string {
  return stripTypeScriptTypes(file(path));
}
