/**
 * First step of every command. Plain JavaScript without dependencies, because nothing may be installed yet: it installs
 * what is missing, then runs the command on the Node version the repository pins (decision 0006).
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const MODULES = join(ROOT, 'node_modules');
const LOCKFILE = join(ROOT, 'package-lock.json');
const STAMP = join(MODULES, '.roost-install');
/** Which packages have install scripts that somebody has read, and which of them run. npm itself runs none (.npmrc). */
const INSTALL_SCRIPTS = join(ROOT, 'platform', 'install-scripts.json');
const SCRIPTS_STAMP = join(MODULES, '.roost-install-scripts');
const PINNED_NODE = join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const COMMANDS = [
  'start',
  'test',
  'lint',
  'typecheck',
  'unit',
  'check',
  'dev',
  'publish',
  'new-remote',
  'registry',
  'reset',
  'requirements',
  'bench',
  'bench-search',
  'bench-quality',
  'attack',
  'chaos',
  'cluster',
  'images',
  'pictures',
  'e2e',
  'engines',
  'proof',
  'build',
  'changed',
  'structure',
  'supply',
  'pack',
  'packages',
  'ci',
];

/** From this version on Node runs TypeScript by itself. */
const OLDEST_THAT_RUNS_TYPESCRIPT = [22, 18];

const say = (line) => process.stdout.write(`${line}\n`);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const lockHash = () => createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Whether what npm says it installed is what the lock file asks for; packages for other machines do not count. */
function recordMatches() {
  const wanted = readJson(LOCKFILE)?.packages ?? {};
  const installed = readJson(join(MODULES, '.package-lock.json'))?.packages;
  if (!installed) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.devOptional ||
      entry.peer ||
      (path in installed && installed[path].version === entry.version),
  );
}

const isStamped = (stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === lockHash();

/** Whether node_modules holds what the lock file asks for. The stamp spares the comparison on later starts. */
function isInstalled() {
  if (isStamped(STAMP)) return true;
  if (!recordMatches()) return false;
  writeFileSync(STAMP, `${lockHash()}\n`);
  return true;
}

/** Path without the folder that the installation replaces: npm itself must not run from there. */
function environmentWithoutModules() {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = (process.env.PATH ?? '')
    .split(separator)
    .filter((folder) => !folder.startsWith(MODULES))
    .join(separator);
  return { ...process.env, PATH: path };
}

/** Runs npm in the repository. @returns its exit code and all that it wrote */
function runNpm(args, stillDoing) {
  return new Promise((resolve) => {
    const begun = Date.now();
    const child = spawn('npm', args, {
      cwd: ROOT,
      env: environmentWithoutModules(),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const heartbeat = setInterval(
      () => say(`  still ${stillDoing}, ${Math.round((Date.now() - begun) / 1000)} s`),
      5000,
    );
    child.on('error', (error) => {
      clearInterval(heartbeat);
      fail(`npm could not be started (${error.message}). Install Node with npm and run the command again.`);
    });
    child.on('close', (code) => {
      clearInterval(heartbeat);
      resolve({ code, output });
    });
  });
}

const lastLines = (output) => output.trim().split('\n').slice(-20).join('\n');

/**
 * Runs the install scripts that somebody has read and that have to run. Without the pinned Node a newer one of the
 * machine may do.
 */
async function runInstallScripts() {
  const packages = Object.entries(readJson(INSTALL_SCRIPTS) ?? {}).flatMap(([name, { runs }]) => (runs ? [name] : []));
  const { code, output } = await runNpm(['rebuild', ...packages, '--ignore-scripts=false'], 'setting up packages');
  if (code !== 0) say(`  ${packages.join(' and ')} could not be set up. npm said:\n${lastLines(output)}`);
  writeFileSync(SCRIPTS_STAMP, `${lockHash()}\n`);
}

async function install() {
  const begun = Date.now();
  say(
    'Installing packages (first start, or the lock file changed). With a warm npm cache this takes about half a minute.',
  );
  // Not `npm ci`: it refuses a lock file without the packages for other machines, which some registries do not carry.
  // The lock file decides every version all the same, and is not written.
  const { code, output } = await runNpm(
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    'installing',
  );
  if (code !== 0) {
    if (/ENOSPC/.test(output))
      fail('The disk is full: the packages could not be installed. Free about 1 GB and run the command again.');
    fail(`Installing packages failed. npm said:\n${lastLines(output)}`);
  }
  await runInstallScripts();
  writeFileSync(STAMP, `${lockHash()}\n`);
  say(`  installed in ${Math.round((Date.now() - begun) / 1000)} s`);
}

function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_THAT_RUNS_TYPESCRIPT;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** The pinned Node, else the one that runs now when it is new enough. */
function chooseNode() {
  if (existsSync(PINNED_NODE)) {
    const answer = spawnSync(PINNED_NODE, ['--version'], { encoding: 'utf8' });
    if (answer.status === 0 && runsTypeScript(answer.stdout.trim())) return PINNED_NODE;
  }
  if (runsTypeScript(process.version)) return process.execPath;
  return fail(
    `The pinned Node could not be installed on this machine, and this one (${process.version}) is too old to run without it. ` +
      `Install Node ${OLDEST_THAT_RUNS_TYPESCRIPT.join('.')} or newer, delete node_modules and run the command again.`,
  );
}

/** Runs the command as a child that notices when this process is gone, and ends with its result. */
function run(command, args) {
  const node = chooseNode();
  const environment = { ...process.env };
  // A parent's loader options are for the parent's version.
  delete environment.NODE_OPTIONS;
  // Node keeps there what it compiled: the next command, and each process of a site, starts with half the work.
  environment.NODE_COMPILE_CACHE ??= join(MODULES, '.cache', 'node-compile');
  const script = join(ROOT, 'platform', 'src', 'cli', `${command}.ts`);
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: ROOT,
    env: environment,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Ctrl-C reaches the child too, which stops what it started; this process waits for it.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`The command could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

const [command, ...args] = process.argv.slice(2);
/** `.ci/run` installs packages while the system's are installed, before the first command. */
const installsOnly = command === 'install' && args.length === 0;
if (!installsOnly && !COMMANDS.includes(command)) fail(`Which command? One of ${COMMANDS.join(', ')}.`);
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or newer is needed to start, this is ${process.version}.`);
if (!isInstalled()) await install();
// Somebody may have called npm by hand, which leaves the pinned Node out.
else if (!existsSync(PINNED_NODE) && !isStamped(SCRIPTS_STAMP)) await runInstallScripts();
if (!installsOnly) run(command, args);
