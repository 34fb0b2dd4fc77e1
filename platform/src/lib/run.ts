/** Runs a tool as a child process with its output on this terminal. */
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { REPOSITORY } from './paths.ts';

export type RunOptions = {
  cwd?: string;
  environment?: NodeJS.ProcessEnv;
  /** Milliseconds; the tool is killed after it. */ limit?: number;
  /** Shows the output in one piece when the tool has ended, for tools that run side by side. */
  atOnce?: boolean;
  /** How far others go before it where processors are short, 0 to 19 (`nice`); what it starts inherits it. */
  niceness?: number;
  /** A script for Node that is told to end when this process is gone, and has to end what it started itself. */
  follows?: boolean;
};

/** Preloaded into what follows this process. */
const FOLLOW = join(import.meta.dirname, '../site/follow-parent.mjs');

function giveWay(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined && niceness > 0) setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system has no such thing.
  }
}

/** The environment with the pinned Node first in the path, for tools that start `node` by name. */
export function pinnedNodeEnvironment(base: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return { ...base, PATH: `${dirname(process.execPath)}:${base.PATH ?? ''}` };
}

/** @returns the exit code; 1 when it was ended by a signal, 127 when it could not be started */
export function runTool(
  command: string,
  args: readonly string[],
  { cwd = REPOSITORY, environment, limit, atOnce = false, niceness = 0, follows = false }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const shown = atOnce ? 'pipe' : 'inherit';
    const child = spawn(command, follows ? ['--import', FOLLOW, ...args] : args, {
      cwd,
      env: pinnedNodeEnvironment(environment),
      stdio: ['ignore', shown, shown, ...(follows ? (['ipc'] as const) : [])],
      timeout: limit,
      killSignal: follows ? 'SIGTERM' : 'SIGKILL',
    });
    giveWay(child.pid, niceness);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', () => resolve(127));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Runs a tool silently. @returns its output, or null when it failed or could not be started */
export function getOutput(
  command: string,
  args: readonly string[],
  { cwd = REPOSITORY, environment, limit }: RunOptions = {},
): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: pinnedNodeEnvironment(environment),
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: limit,
      killSignal: 'SIGKILL',
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code === 0 ? output : null));
  });
}
