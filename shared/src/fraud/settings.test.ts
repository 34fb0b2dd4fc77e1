import { checkSettings } from './settings.ts';

const good = { clientID: 'roost', hostname: 'collector.example', isSinglePageApp: true };
const SESSION = 'a'.repeat(32);

describe('settings of the collector', () => {
  test.each([
    ['a hostname', good, 'https://collector.example'],
    [
      'a local host with scheme and port',
      { ...good, hostname: 'localhost', protocol: 'http', port: 4100 },
      'http://localhost:4100',
    ],
    [
      'the environment test in any case',
      { ...good, hostname: undefined, environment: 'Test', hosts: { TEST: 'test.collector.example' } },
      'https://test.collector.example',
    ],
    [
      'the environment prod in any case',
      { ...good, hostname: undefined, environment: 'PROD', hosts: { PROD: 'collector.example' } },
      'https://collector.example',
    ],
  ])('FRAUD-2: %s is enough to start', (_name, settings, origin) => {
    expect(checkSettings(settings, SESSION)).toMatchObject({ ok: true, settings: { clientId: 'roost', origin } });
  });

  test.each([
    ['no config', undefined, SESSION, 'There is no config.'],
    ['no clientID', { ...good, clientID: undefined }, SESSION, 'A clientID is required.'],
    ['an empty clientID', { ...good, clientID: '' }, SESSION, 'A clientID is required.'],
    [
      'neither hostname nor environment',
      { ...good, hostname: undefined },
      SESSION,
      'A hostname or an environment is required.',
    ],
    [
      'an environment that is not known',
      { ...good, hostname: undefined, environment: 'STAGE' },
      SESSION,
      'The environment must be TEST or PROD.',
    ],
    [
      'an environment without a host',
      { ...good, hostname: undefined, environment: 'TEST' },
      SESSION,
      'There is no host for the environment TEST.',
    ],
    [
      'an empty hostname',
      { ...good, hostname: '' },
      SESSION,
      'A hostname must not be empty and holds only letters, digits and dots.',
    ],
    [
      'a hostname with a hyphen',
      { ...good, hostname: 'my-host.example' },
      SESSION,
      'A hostname must not be empty and holds only letters, digits and dots.',
    ],
    [
      'a hostname with a path',
      { ...good, hostname: 'evil.example/x' },
      SESSION,
      'A hostname must not be empty and holds only letters, digits and dots.',
    ],
    [
      'isSinglePageApp as text',
      { ...good, isSinglePageApp: 'true' },
      SESSION,
      'isSinglePageApp must be true or false.',
    ],
    ['no session id', good, null, 'A session id is required.'],
  ])('FRAUD-2: %s is refused', (_name, settings, session, problem) => {
    expect(checkSettings(settings, session)).toEqual({ ok: false, problems: [problem] });
  });
});
