/**
 * Which names a build uses of the packages it takes from the page, and which names the host provides: the facts behind
 * the contract check that finds a name outside a facade before it reaches a visitor.
 */
import webpack from 'webpack';
import type { Compilation, Compiler, Module } from 'webpack';
import { sharedPackages } from '../webpack/shared-packages.ts';

/** Names by package. A package whose names cannot be told apart is left out. */
export type SharedNames = Record<string, string[]>;

function getShareKey(module: Module): string | null {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return null;
  const { options } = module;
  return typeof options === 'object' &&
    options !== null &&
    'shareKey' in options &&
    typeof options.shareKey === 'string'
    ? options.shareKey
    : null;
}

/** First names of what other modules reference of this one, e.g. `object` for `z.object(…)`. */
function referencedNames({ moduleGraph }: Compilation, module: Module): string[] {
  const names = new Set<string>();
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    if (!connection.dependency || connection.getActiveState(undefined) === false) continue;
    for (const reference of connection.dependency.getReferencedExports(moduleGraph, undefined)) {
      const [first] = Array.isArray(reference) ? reference : reference.name;
      if (first !== undefined) names.add(first);
    }
  }
  return [...names].sort();
}

function usedNames(compilation: Compilation, modules: Iterable<Module>): SharedNames {
  const names: SharedNames = {};
  for (const module of modules) {
    const key = getShareKey(module);
    if (key !== null)
      names[key] = [...new Set([...(names[key] ?? []), ...referencedNames(compilation, module)])].sort();
  }
  return names;
}

function offeredNames(compilation: Compilation, modules: Iterable<Module>): SharedNames {
  const packages = new Map(sharedPackages().map(({ name, file }) => [file, name]));
  const names: SharedNames = {};
  for (const module of modules) {
    const key = module instanceof webpack.NormalModule ? packages.get(module.resource) : undefined;
    const provided = key === undefined ? null : compilation.moduleGraph.getProvidedExports(module);
    if (key !== undefined && Array.isArray(provided)) names[key] = [...provided].sort();
  }
  return names;
}

/**
 * Watches a compiler. What it found is complete when the build is done.
 * @param side `used` for a remote, `offered` for the host
 */
export function collectSharedNames(compiler: Compiler, side: 'used' | 'offered'): SharedNames {
  const found: SharedNames = {};
  compiler.hooks.compilation.tap('collectSharedNames', (compilation) => {
    if (compilation.compiler !== compiler) return;
    // Before modules are merged into others, and after webpack knows what each one exports.
    compilation.hooks.afterOptimizeDependencies.tap('collectSharedNames', (modules) => {
      Object.assign(found, side === 'used' ? usedNames(compilation, modules) : offeredNames(compilation, modules));
    });
  });
  return found;
}
