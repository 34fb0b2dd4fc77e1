/** Logs leave the machine (docs/observing.md): the collector's settings are whole, and read lines as processes write them. */
import { createLog } from '@roost/observe/log';
import { childContext, runInTrace } from '@roost/observe/trace-context';
import { parse } from 'yaml';
import { find, manifests, readText } from '../testing/manifests.ts';

type Operator = {
  type: string;
  if?: string;
  from?: string;
  timestamp?: { parse_from: string; layout: string };
  severity?: { parse_from: string };
  trace?: { trace_id: { parse_from: string } };
};
type Part = Record<string, unknown>;
const collector = parse(readText('deploy/observe/collector.yaml')) as {
  extensions: Record<string, Part>;
  receivers: { otlp: { protocols: { http: { endpoint: string } } }; filelog: Part & { operators: Operator[] } };
  processors: Record<string, Part>;
  exporters: { otlphttp: Part & { endpoint: string; sending_queue: Part; retry_on_failure: Part } };
  service: {
    extensions: string[];
    pipelines: Record<string, { receivers: string[]; processors: string[]; exporters: string[] }>;
  };
};
const { operators } = collector.receivers.filelog;
const json = operators.find(({ type }) => type === 'json_parser');

/** A line as a process writes it, within a request. */
function writeLine(event: string): string {
  const lines: string[] = [];
  const { log } = createLog('services', { write: (line: string) => void lines.push(line.trim()) });
  runInTrace(childContext(null), () => log(event, { kind: 'confirmation' }));
  return lines[0] ?? '';
}

test('SAFE-25: logs and traces go on to another system by TLS, and a restart of the collector loses none', () => {
  const { service, exporters } = collector;
  const used = (kind: 'receivers' | 'processors' | 'exporters') =>
    [...new Set(Object.values(service.pipelines).flatMap((pipeline) => pipeline[kind]))].sort();
  for (const kind of ['receivers', 'processors', 'exporters'] as const)
    expect(used(kind)).toEqual(Object.keys(collector[kind]).sort());
  expect(service.extensions).toEqual(Object.keys(collector.extensions));
  expect(Object.keys(service.pipelines)).toEqual(['logs', 'traces']);
  expect(exporters.otlphttp.endpoint).toBe('${env:ROOST_LOGS_URL}');
  expect(exporters.otlphttp['tls']).toEqual({ min_version: '1.2' });
  expect(exporters.otlphttp.sending_queue).toMatchObject({ enabled: true, storage: 'file_storage' });
  expect(exporters.otlphttp.retry_on_failure).toMatchObject({ enabled: true, max_elapsed_time: '0s' });
  expect(collector.receivers.filelog['storage']).toBe('file_storage');
});

test('SAFE-25: a line of a process is read: its time, level, trace, process and event', () => {
  for (const event of ['mail_failed', 'listening']) {
    const text = writeLine(event);
    const line = JSON.parse(text) as Record<string, string>;
    // The one expression of the settings that chooses lines.
    expect(json?.if).toBe('body matches "^[{].*[}]$"');
    expect(text).toMatch(/^[{].*[}]$/);
    const read = [json?.timestamp?.parse_from, json?.severity?.parse_from, json?.trace?.trace_id.parse_from];
    const moved = operators.flatMap(({ type, from }) => (type === 'move' ? [from] : []));
    for (const field of [...read, ...moved]) expect(line[field?.replace(/^attributes\./, '') ?? '']).toBeTruthy();
    const layout = json?.timestamp?.layout ?? '';
    expect(line['time']).toMatch(new RegExp(`^${layout.replaceAll('.', '\\.').replaceAll(/\d/g, '\\d')}$`));
    expect(['trace', 'debug', 'info', 'warn', 'error', 'fatal']).toContain(line['level']);
    expect(line['trace']).toMatch(/^[\da-f]{32}$/);
  }
});

test('SAFE-25: the site’s network lets spans through to the collector’s port', () => {
  const port = Number(collector.receivers.otlp.protocols.http.endpoint.split(':').at(-1));
  expect(find('NetworkPolicy', 'names-and-third-parties')?.spec).toMatchObject({
    egress: expect.arrayContaining([
      {
        to: [{ namespaceSelector: { matchLabels: { 'roost-monitoring': 'yes' } } }],
        ports: [{ protocol: 'TCP', port }],
      },
    ]) as unknown,
  });
  expect(manifests.length).toBeGreaterThan(0);
});
