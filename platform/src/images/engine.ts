/** The container engine of this machine: Docker, or Podman, which takes the same commands. */
import { Failure } from '../lib/failure.ts';
import { getOutput, runTool } from '../lib/run.ts';

const ENGINES = ['docker', 'podman'];
const RUN_LIMIT_MS = 20 * 60_000;
const CALL_LIMIT_MS = 120_000;

export type Engine = {
  name: string;
  /** Runs what takes minutes, with its output on this terminal. @throws Failure when it ends badly */
  run: (what: string, args: readonly string[]) => Promise<void>;
  /** @returns what the command wrote. @throws Failure with the command when it ends badly */
  call: (...args: string[]) => Promise<string>;
  /** For clearing up: no failure when there is nothing to do. */
  tryCall: (...args: string[]) => Promise<void>;
};

/** The engine asked for, else the first that answers. @throws Failure that says what to install */
export async function findEngine(asked?: string): Promise<Engine> {
  for (const name of asked === undefined ? ENGINES : [asked]) {
    // `info` asks the daemon, where there is one; `--version` would be answered without.
    if ((await getOutput(name, ['info'], { limit: CALL_LIMIT_MS })) !== null) return engine(name);
  }
  throw new Failure(
    `No container engine answers (${asked ?? ENGINES.join(', ')}), so no image was built or started. Debian has one: apt-get install podman. The files in deploy/ are still checked by npm test.`,
  );
}

function engine(name: string): Engine {
  return {
    name,
    async run(what, args) {
      const code = await runTool(name, args, { limit: RUN_LIMIT_MS });
      if (code !== 0) throw new Failure(`${what} failed: ${name} ended with ${code}.`);
    },
    async call(...args) {
      const output = await getOutput(name, args, { limit: CALL_LIMIT_MS });
      if (output === null) throw new Failure(`${name} ${args.slice(0, 3).join(' ')} … failed.`);
      return output.trim();
    },
    async tryCall(...args) {
      await getOutput(name, args, { limit: CALL_LIMIT_MS });
    },
  };
}
