import { composeServices, runArguments } from './compose.ts';

describe('SCALE-3: deploy/compose.yaml as commands', () => {
  const services = composeServices();
  const start = (name: string, environment: Record<string, string> = {}) => {
    const service = services[name];
    if (!service) throw new Error(`no service ${name}`);
    return runArguments(service, { name: `trial-${name}`, prefix: 'trial-', environment }).join(' ');
  };

  test('a process of production keeps its limits and has no right that it does not need', () => {
    const host = start('host');
    for (const option of [
      '--name trial-host',
      '--network host',
      '--read-only',
      '--user nonroot',
      '--cap-drop ALL',
      '--security-opt no-new-privileges:true',
      '--tmpfs /data/images:mode=1777',
      '--volume trial-remotes:/data:ro',
      '--memory 2g',
    ])
      expect(host).toContain(option);
    expect(host).toMatch(/ roost-host$/);
  });

  test('secrets come from outside, and what is set for one copy wins', () => {
    const background = start('background', { AUTH_SECRET: 'of the trial', ROOST_SERVICES_PORT: '4011', HOME: '/root' });
    expect(background).toContain('--env AUTH_SECRET=of the trial');
    expect(background).toContain('--env ROOST_SERVICES_PORT=4011');
    expect(background).not.toContain('4001');
    expect(background).not.toContain('HOME');
    expect(start('services')).toContain('--env AUTH_SECRET= ');
  });

  test("a shell's variable is the shell's", () => {
    expect(start('publish')).toContain('publish "$remote"');
  });
});
