/** package.json of a package as it is published, made of the one in the repository. Pure. */
import * as z from 'zod/mini';

const versions = z.record(z.string(), z.string());
export const ownManifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  type: z.literal('module'),
  sideEffects: z.optional(z.array(z.string())),
  exports: z.optional(z.record(z.string(), z.string())),
  dependencies: z.optional(versions),
  devDependencies: z.optional(versions),
});
export type OwnManifest = z.infer<typeof ownManifest>;

export type Published = Pick<OwnManifest, 'name' | 'version' | 'license' | 'type' | 'sideEffects'> & {
  description: string;
  engines: { node: string };
  files: string[];
  exports?: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: true }>;
};

/** The oldest Node that runs a remote's configuration, which is TypeScript. */
const NODE = '>=22.18';

/** `./src/ui/index.ts` is `./dist/ui/index.js`; types lie beside it. */
export const toBuiltExports = (exports: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(exports).map(([name, file]) => [
      name,
      file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js'),
    ]),
  );

/**
 * Returns the published manifest.
 * @param used packages that the built files import
 * @param optional packages that only some sites need: npm installs none of them by itself
 * @param more versions of packages that are needed beside, and of used ones that the root of the repository brings
 * @throws Error that names a package whose version nobody says
 */
export function publishedManifest(
  own: OwnManifest,
  used: Iterable<string>,
  more: Readonly<Record<string, string>>,
  {
    optional = [],
    ...rest
  }: Pick<Published, 'description' | 'files' | 'exports' | 'bin'> & { optional?: readonly string[] },
): Published {
  const { name, version, license, type, sideEffects, dependencies = {} } = own;
  const wanted = new Set([...used].filter((one) => one !== name).concat(Object.keys(more)));
  const found = [...wanted].sort().map((one) => {
    const range = dependencies[one] ?? more[one];
    if (range === undefined) throw new Error(`${name} imports ${one}, which its package.json does not name`);
    // Our own packages go on together: a patch of one suits the others.
    return [one, one.startsWith('@roost/') ? `^${range}` : range] as const;
  });
  return {
    ...{ name, version, license, type },
    ...(sideEffects && { sideEffects }),
    engines: { node: NODE },
    ...rest,
    dependencies: Object.fromEntries(found.filter(([one]) => !optional.includes(one))),
    ...(optional.length > 0 && {
      peerDependencies: Object.fromEntries(found.filter(([one]) => optional.includes(one))),
      peerDependenciesMeta: Object.fromEntries(optional.map((one) => [one, { optional: true as const }])),
    }),
  };
}
