/** Steps of a proof: commands as on somebody else's machine, each said with its seconds. */
import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../lib/failure.ts';

const run = promisify(execFile);
/** An installation asks a registry for hundreds of packages. */
const STEP_MS = 600_000;

export type Say = (line: string) => void;

/**
 * How a machine reaches registries: through a proxy, and whose certificates it believes. Without them an installation
 * waits in silence.
 */
const NETWORK = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];

/** The environment of somebody else's machine: nothing of ours in it but a Node that is new enough, and its network. */
export const bare = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
  HOME: process.env.HOME,
  CI: 'true',
  ...Object.fromEntries(NETWORK.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  ...more,
});

/** Runs a command in a directory. @throws Failure with what it printed */
export async function command(
  cwd: string,
  [tool = '', ...args]: readonly string[],
  environment = bare(),
): Promise<string> {
  try {
    const { stdout } = await run(tool, args, { cwd, env: environment, timeout: STEP_MS, maxBuffer: 20_000_000 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const printed = `${stdout}${stderr}`.trim().split('\n').slice(-40).join('\n');
    throw new Failure(`${[tool, ...args].join(' ')} failed:\n${printed || String(error)}`);
  }
}

/** Says each step with its seconds. @throws Failure of the step that fails */
export function steps(say: Say) {
  return async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    try {
      const result = await work();
      say(`ok      ${what} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
      return result;
    } catch (error) {
      say(`not ok  ${what}`);
      throw error;
    }
  };
}

export type Step = ReturnType<typeof steps>;
