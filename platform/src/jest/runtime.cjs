/**
 * Jest's runtime, except that a worker reads and compiles a file once, and makes large data once. Jest gives each test file fresh modules, and reads, hashes and compiles their sources anew for
 * it: for most test files that was more work than the tests (decision 0080). Modules stay fresh, only their compiled code is kept.
 */
const { createHash } = require('node:crypto');
const { statSync } = require('node:fs');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { findLasting } = require('./lasting.cjs');

/** What the transformer made of a file, by transformer and path. */
const transformed = new Map();
/** Compiled files by path. */
const compiled = new Map();

/** Keeps what was made of a file for as long as the file stays as it is. */
function keepTransformed(cache, transformer) {
  const transform = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    if (options?.isInternalModule) return transform(filename, options);
    const key = `${transformer} ${options?.supportsStaticESM === true} ${filename}`;
    const { mtimeMs, size } = statSync(filename);
    const kept = transformed.get(key);
    if (kept?.mtimeMs === mtimeMs && kept.size === size) {
      cache.transforms.set(filename, kept.result);
      if (kept.result.sourceMapPath) cache.sourceMaps.set(filename, kept.result.sourceMapPath);
      return kept.result.code;
    }
    const code = transform(filename, options);
    transformed.set(key, { mtimeMs, size, result: cache.transforms.get(filename) });
    return code;
  };
}

/**
 * Projects that transform alike find on the disk what any of them has transformed. Jest's names of those files have all of a project's settings in them: in a fresh clone
 * what several projects import was transformed for each.
 * @returns what the result of a transformation depends on beside the file
 */
function shareOnDisk(transformer, { rootDir, transform, transformIgnorePatterns }) {
  const decisive = JSON.stringify([rootDir, transform, transformIgnorePatterns]);
  transformer._config = { ...transformer._config, id: createHash('sha256').update(decisive).digest('hex') };
  transformer._cache.configString = decisive;
  return decisive;
}

/** Runs a file's compiled code in the globals of this test file. */
function keepCompiled(executor) {
  const compile = executor.compile.bind(executor);
  const begin = `(function(${executor.injectedModuleParameters.join(',')}){`;
  executor.compile = (source, filename) => {
    const context = executor.environment.getVmContext();
    if (context === null) return null;
    let kept = compiled.get(filename);
    if (kept?.source !== source || kept.begin !== begin) {
      try {
        const script = new Script(`${begin}${source}\n})`, { filename, columnOffset: -begin.length });
        kept = { source, begin, script };
      } catch {
        // Jest explains what is wrong with it.
        return compile(source, filename);
      }
      compiled.set(filename, kept);
    }
    return kept.script.runInContext(context);
  };
}

/**
 * No module sees the list of all modules. For each plugin Fastify looks through `require.cache` for its name, here a thousand modules behind a proxy; where it is not in
 * the list, it takes the function's name.
 */
function hideModules(registries) {
  const none = Object.create(null);
  registries.getRequireCacheProxy = () => none;
}

module.exports = class extends Runtime {
  constructor(config, environment, resolver, transformer, ...rest) {
    super(config, environment, resolver, transformer, ...rest);
    const { watch = false, watchAll = false } = rest.at(-1) ?? {};
    // A run that goes on after a change reads what changed.
    this.mayLast = !watch && !watchAll;
    hideModules(this.registries);
    keepTransformed(this.transformCache, shareOnDisk(transformer, config));
    keepCompiled(this.executor);
  }

  requireModuleOrMock(from, name) {
    const path = this.mayLast && findLasting(from, name);
    return path && !this.mockState.shouldMockCjs(from, name).shouldMock
      ? require(path)
      : super.requireModuleOrMock(from, name);
  }
};
