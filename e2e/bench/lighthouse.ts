/**
 * Lighthouse's performance score (mobile, simulated), when the package is installed: it is not a dependency of this
 * repository.
 */

type Run = (url: string, flags: object) => Promise<{ lhr: { categories: { performance: { score: number | null } } } }>;

async function load(name: string): Promise<unknown> {
  try {
    return await import(name);
  } catch {
    return null;
  }
}

/**
 * Returns what scores an address from 0 to 100, or null without the package.
 * @param debugPort where the browser answers DevTools
 */
export async function findLighthouse(debugPort: number): Promise<((url: string) => Promise<number | null>) | null> {
  const module = (await load('lighthouse')) as { default: Run } | null;
  if (!module) return null;
  return async (url) => {
    const { lhr } = await module.default(url, {
      port: debugPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
    });
    const { score } = lhr.categories.performance;
    return score === null ? null : score * 100;
  };
}
