/** What Ctrl-C leaves of a publish: the steps that are done, and the command that goes on. */
import type { Registry } from '@roost/shared/contracts/registry';
import { adviseCommand } from '../registry/advised-command.ts';
import { howToGrow } from './unfinished.ts';

/** What is used of `process`. */
export type InterruptedProcess = {
  on: (signal: Signal, listener: (signal: Signal) => void) => unknown;
  off: (signal: Signal, listener: (signal: Signal) => void) => unknown;
  exit: (code: number) => void;
};

/** As a shell has it for who ends by a signal. */
const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
type Signal = keyof typeof CODES;
const SIGNALS: readonly Signal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Follows a publish, and says where it is when it is interrupted. */
export function createPublishStage(
  place: Pick<Registry, 'environment'>,
  name: string,
  say: (line: string) => void,
  process: InterruptedProcess,
) {
  let state = 'nothing was published';
  let subject = '';
  const end = (signal: Signal): void => {
    say(`Interrupted: ${state}.`);
    process.exit(CODES[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return {
    sending: (): void => {
      state = `whether a version was published is not known: \`${adviseCommand(place, `audit ${name}`)}\` says so`;
    },
    published: (version: string): void => {
      subject = `${name}@${version} is published, and`;
      state = `${subject} no visitor gets it yet: ${howToGrow(place, name, version)}`;
    },
    growing: (): void => {
      state = `${subject} whether its share grows is not known: \`${adviseCommand(place, 'list')}\` says so`;
    },
    done: (): void => {
      for (const signal of SIGNALS) process.off(signal, end);
    },
  };
}
