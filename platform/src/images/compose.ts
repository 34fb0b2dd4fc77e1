/**
 * `deploy/compose.yaml` as commands of a container engine, option for option, so that one engine without a Compose of
 * its own can be tried with it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { REPOSITORY } from '../lib/paths.ts';

const composeService = z.object({
  image: z.string(),
  network_mode: z.string().optional(),
  read_only: z.boolean().default(false),
  user: z.string().optional(),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  mem_limit: z.string().optional(),
  cpus: z.number().optional(),
  stop_grace_period: z.string().optional(),
  command: z.array(z.string()).default([]),
});

export type ComposeService = z.infer<typeof composeService>;

/**
 * The services of `deploy/compose.yaml` by name. What it says of order, restarts, checks and builds is left to a
 * Compose.
 */
export function composeServices(): Record<string, ComposeService> {
  const file: unknown = parse(readFileSync(join(REPOSITORY, 'deploy/compose.yaml'), 'utf8'), { merge: true });
  return z.object({ services: z.record(z.string(), composeService) }).parse(file).services;
}

export type RunAs = {
  /** Of the container. */
  name: string;
  /** Put before the names of volumes, so that a trial has its own. */
  prefix: string;
  /** Fills `${NAME:-}` in the file's environment, and adds to it. */
  environment: Readonly<Record<string, string>>;
  /** Instead of the service's own command. */
  command?: readonly string[];
};

/** Arguments behind `docker run` or `podman run` that start a service as Compose would. */
export function runArguments(service: ComposeService, { name, prefix, environment, command }: RunAs): string[] {
  const filled = Object.entries(service.environment).map(([key, value]): [string, string] => [
    key,
    value.replace(/^\$\{(\w+):-\}$/, (_whole, variable: string) => environment[variable] ?? ''),
  ]);
  const own = Object.entries(environment).filter(([key]) => key.startsWith('ROOST_'));
  return [
    '--name',
    name,
    ...(service.network_mode === undefined ? [] : ['--network', service.network_mode]),
    ...(service.read_only ? ['--read-only'] : []),
    ...(service.user === undefined ? [] : ['--user', service.user]),
    ...service.cap_drop.flatMap((right) => ['--cap-drop', right]),
    ...service.security_opt.flatMap((option) => ['--security-opt', option]),
    ...service.tmpfs.flatMap((place) => ['--tmpfs', place]),
    ...service.volumes.flatMap((volume) => ['--volume', `${prefix}${volume}`]),
    ...[...new Map([...filled, ...own])].flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...(service.mem_limit === undefined ? [] : ['--memory', service.mem_limit]),
    ...(service.cpus === undefined ? [] : ['--cpus', String(service.cpus)]),
    service.image,
    // Compose's `$$` is a `$` that is not Compose's.
    ...(command ?? service.command).map((word) => word.replaceAll('$$', '$')),
  ];
}
