/** How Jest reads our code: SWC makes commonjs of TypeScript and ES modules. */
export const transform = {
  '\\.(mjs|cjs|ts|tsx|js|jsx)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
