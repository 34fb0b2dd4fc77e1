/** `node worker.ts <package> [mode] [outDir]`: one build in a process of its own, so that its memory goes with it. */
import { Failure } from '../lib/failure.ts';
import { compilePackage } from './compile.ts';

const [name, mode = 'production', outDir] = process.argv.slice(2);
try {
  if (!name) throw new Failure('Which package? e.g. worker.ts mfe-search');
  await compilePackage(name, mode === 'development' ? 'development' : 'production', outDir);
} catch (error) {
  process.stderr.write(
    `${error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}
