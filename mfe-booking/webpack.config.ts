import { CompiledAtOncePlugin } from '@roost/platform/webpack/compiled-at-once';
import { defineRemote } from '@roost/platform/webpack/define';

/**
 * Pages whose code is one file, which their head names: what they have in common with others is in theirs once more,
 * and costs no round trip behind that file.
 */
const WHOLE = ['checkout', 'confirmation', 'trips'];

export default defineRemote({
  name: 'mfe-booking',
  client: (configuration) => ({
    ...configuration,
    plugins: [
      ...(configuration.plugins ?? []),
      ...(configuration.mode === 'production' ? WHOLE.map((chunk) => new CompiledAtOncePlugin(chunk)) : []),
    ],
    optimization: {
      ...configuration.optimization,
      splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && !WHOLE.includes(chunk.name ?? '') },
    },
  }),
});
