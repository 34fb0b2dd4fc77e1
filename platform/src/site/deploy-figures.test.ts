/** What Prometheus is told to ask (deploy/observe) against the processes that deploy/kubernetes starts. */
import { parse } from 'yaml';
import { find, getPod, manifests, readText } from '../testing/manifests.ts';

type Job = {
  job_name: string;
  authorization?: { credentials_file: string };
  static_configs?: { targets: string[] }[];
  dns_sd_configs?: { names: string[]; type: string; port: number }[];
};
const readJobs = (file: string): Job[] =>
  (parse(readText('deploy/observe', file)) as { scrape_configs: Job[] }).scrape_configs;
const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
const names = deployments.map(({ metadata }) => metadata.name);

describe('SCALE-3: what Prometheus asks', () => {
  const jobs = readJobs('prometheus.yml');

  test('of each kind of process every one by itself, also one that is not ready, under a name of its own', () => {
    expect(jobs.map(({ job_name: name }) => name).sort()).toEqual(names.map((name) => `roost-${name}`).sort());
    for (const { job_name: jobName, dns_sd_configs: found = [] } of jobs) {
      const name = jobName.slice('roost-'.length);
      const [service = ''] = found[0]?.names[0]?.split('.') ?? [];
      const { containerPort } = getPod(find('Deployment', name)).containers[0]?.ports?.[0] ?? {};
      expect(found).toEqual([expect.objectContaining({ type: 'A', port: containerPort })]);
      expect(found[0]?.names).toEqual([`${service}.roost.svc.cluster.local`]);
      expect(find('Service', service)?.spec).toMatchObject({
        clusterIP: 'None',
        publishNotReadyAddresses: true,
        selector: { app: name },
      });
    }
  });

  test('on machines each process too, with the same names and the token', () => {
    const machines = readJobs('prometheus-machines.yml');
    expect(machines.map(({ job_name: name }) => name).sort()).toEqual(jobs.map(({ job_name: name }) => name).sort());
    for (const one of [...machines, ...jobs]) expect(one.authorization?.credentials_file).toMatch(/token$/);
    const targets = machines.flatMap(({ static_configs: configs = [] }) => configs.flatMap((each) => each.targets));
    // A name of a kind and not of one process would be a load balancer's.
    for (const target of targets) expect(target).toMatch(/^[a-z]+-\d+:\d+$/);
  });

  test('an alert says when none of a kind is left, for each kind', () => {
    const rules = readText('deploy/observe/alerts.yml');
    const missing = /alert: ProcessMissing\n([^]*?)for:/.exec(rules)?.[1] ?? '';
    for (const name of names) expect(missing).toContain(`absent(up{job="roost-${name}"} == 1)`);
  });
});
