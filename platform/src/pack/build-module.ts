/** Built JavaScript of one source file, as a package carries it. */
import { transform } from '@swc/core';
import { toBuiltImports } from './module-text.ts';

/** Browsers of the last years and every Node that we run on. */
const TARGET = 'es2022';

/** @param file its name, whose ending says whether it has JSX */
export async function buildModule(source: string, file: string): Promise<string> {
  const { code } = await transform(source, {
    filename: file,
    isModule: true,
    configFile: false,
    swcrc: false,
    jsc: {
      target: TARGET,
      parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  });
  return toBuiltImports(code);
}
