/** What publish reads from a remote's mf-manifest.json. */
import * as z from 'zod/mini';

const assetsSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

export const manifestSchema = z.object({
  metaData: z.object({ globalName: z.string(), remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string(), singleton: z.boolean() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assetsSchema, css: assetsSchema }) })),
});
export type Manifest = z.infer<typeof manifestSchema>;
