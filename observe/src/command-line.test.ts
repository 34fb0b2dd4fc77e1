import { asksForHelp, helpText, parseArguments, parseOptions, refuseWrong } from './command-line.ts';

const OPTIONS = {
  steps: { type: 'string', default: '60' },
  plan: { type: 'boolean', default: false },
  only: { type: 'string' },
} as const;

test('PLAT-7: help shows every option, and what it is when it is not given', () => {
  expect(helpText(OPTIONS, 'npm run chaos')).toBe(
    'Usage: npm run chaos\nOptions:\n  --steps … (60)\n  --plan\n  --only …\n  --help',
  );
});

test.each([
  [['--help'], true],
  [['-h'], true],
  [['--only', 'x', '--help'], true],
  [['help'], false],
  [['--', '--help'], false],
])('PLAT-7: %j asks for help: %s', (args, asks) => {
  expect(asksForHelp(args)).toBe(asks);
});

test.each([
  [['--step=1'], "Unknown option '--step'. It takes --steps, --plan, --only. See --help."],
  [['--steps'], "Option '--steps <value>' argument missing. See --help."],
  [['--only', '-1'], "Option '--only' argument is missing, or begins with a dash. See --help."],
  [['--plan=1'], "Option '--plan' does not take an argument. See --help."],
])('PLAT-7: %j is refused in one line', (args, said) => {
  expect(() => parseArguments(OPTIONS, args)).toThrow(said);
});

test('PLAT-7: a command without options says so', () => {
  expect(() => parseArguments({}, ['--all'])).toThrow("Unknown option '--all'. It takes no options. See --help.");
});

test('PLAT-7: what is right is read', () => {
  const { values, positionals } = parseArguments(OPTIONS, ['a', '--only', 'clock']);
  expect([{ ...values }, positionals]).toEqual([{ steps: '60', plan: false, only: 'clock' }, ['a']]);
});

test('PLAT-7: a word that a command would pass over is refused: it may have named what alone was meant', () => {
  expect({ ...parseOptions(OPTIONS, ['--plan']) }).toEqual({ steps: '60', plan: true });
  expect(() => parseOptions(OPTIONS, ['.data-dev'])).toThrow(
    'This command does nothing with ".data-dev", so nothing was done. See --help.',
  );
});

test('PLAT-7: a value of the right kind that a command cannot use is refused before anything is built for it', () => {
  const check = ({ steps }: { steps: string }) => (Number(steps) > 0 ? null : `--steps is 1 or more, not ${steps}.`);
  expect(() => refuseWrong(parseOptions(OPTIONS, ['--steps=0']), check)).toThrow(
    '--steps is 1 or more, not 0. See --help.',
  );
  expect(refuseWrong(parseOptions(OPTIONS, ['--steps=2']), check).steps).toBe('2');
  expect(refuseWrong('anything', undefined)).toBe('anything');
});
