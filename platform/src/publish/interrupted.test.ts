import { EventEmitter } from 'node:events';
import { createPublishStage } from './interrupted.ts';

const setUp = () => {
  const said: string[] = [];
  const codes: number[] = [];
  const process = Object.assign(new EventEmitter(), { exit: (code: number) => void codes.push(code) });
  const stage = createPublishStage({ environment: 'staging' }, 'mfe-search', (line) => said.push(line), process);
  return { said, codes, process, stage };
};

test('PLAT-3: a publish that is interrupted says what became of it, at each step', () => {
  const { said, codes, process, stage } = setUp();
  process.emit('SIGINT', 'SIGINT');
  stage.sending();
  process.emit('SIGTERM', 'SIGTERM');
  stage.published('1.0.4');
  process.emit('SIGINT', 'SIGINT');
  stage.growing();
  process.emit('SIGHUP', 'SIGHUP');
  expect(said).toEqual([
    'Interrupted: nothing was published.',
    'Interrupted: whether a version was published is not known: `npm run registry -- audit mfe-search --environment staging` says so.',
    'Interrupted: mfe-search@1.0.4 is published, and no visitor gets it yet: `npm run registry -- progressive mfe-search@1.0.4 --environment staging` lets it grow.',
    'Interrupted: mfe-search@1.0.4 is published, and whether its share grows is not known: `npm run registry -- list --environment staging` says so.',
  ]);
  expect(codes).toEqual([130, 143, 130, 129]);
});

test('PLAT-3: a publish that has ended leaves signals alone', () => {
  const { process, stage } = setUp();
  stage.done();
  expect(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => process.listenerCount(signal))).toEqual([0, 0, 0]);
});
