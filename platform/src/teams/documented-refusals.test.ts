/** Every wrong request is answered as the description says: its status, its name, one sentence. */
import { startTestService } from '../testing/test-service.ts';
import type { TestService } from '../testing/test-service.ts';

type Operation = { operationId: string; responses: Record<string, { description: string }> };
type Description = { paths: Record<string, Record<string, Operation>> };

let service: TestService;
let operations: { method: string; path: string; operation: Operation }[];
beforeAll(async () => {
  service = await startTestService();
  const { paths } = (await service.app.inject('/teams/openapi.json')).json<Description>();
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
});
afterAll(() => service.close());

const fill = (path: string, { environment = 'production', remote = 'mfe-search', sha384 = 'a'.repeat(96) } = {}) =>
  `/teams${path.replace('{environment}', environment).replace('{remote}', remote).replace('{sha384}', sha384)}`;

/** A body, as JSON where nothing else is said. */
type Wrong = { payload?: string | Buffer; type?: string };
const WRONG: Wrong[] = [
  {},
  { payload: '' },
  { payload: '{"a":' },
  { payload: 'null' },
  { payload: '[]' },
  { payload: '{"__proto__":{},"revision":1}' },
  { payload: '{"revision":"1","version":"banana","percent":101,"reason":"\\u001b[31m","hours":0,"from":"moon"}' },
  { payload: Buffer.alloc(2_000_001, 32) },
  { payload: '<a/>', type: 'text/xml' },
  { payload: 'a=b', type: 'application/x-www-form-urlencoded' },
];

test('PLAT-2: a wrong body, path, token or right is refused as the description says, and in one line', async () => {
  const all = await service.token();
  const reader = await service.token({ rights: [], remotes: ['mfe-other'], environments: ['staging'] });
  const unlike: string[] = [];
  const ask = async (
    { method, path, operation }: (typeof operations)[number],
    url: string,
    { payload, type = 'application/json' }: Wrong,
    by: string,
  ): Promise<void> => {
    const answer = await service.app.inject({
      method: method as 'GET',
      url,
      headers: { authorization: `Bearer ${by}`, ...(payload !== undefined && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
    });
    if (answer.statusCode === 200) return;
    const { code, message } = answer.json<{ error: { code: string; message: string } }>().error;
    const isSaid = operation.responses[answer.statusCode]?.description.split(', ').includes(code) ?? false;
    if (!isSaid || !/^[^\n✖]+\.$/.test(message))
      unlike.push(`${method} ${path} ${answer.statusCode} ${code}: ${message}`);
  };
  for (const one of operations) {
    for (const wrong of one.method === 'GET' ? [{}] : WRONG) await ask(one, fill(one.path), wrong, all);
    for (const url of [
      fill(one.path, { environment: 'moon' }),
      fill(one.path, { remote: 'Search' }),
      fill(one.path, { sha384: 'a' }),
      `${fill(one.path)}?limit=x&before=0`,
    ])
      await ask(one, url, {}, all);
    await ask(one, fill(one.path), { payload: '{}' }, reader);
  }
  expect(unlike).toEqual([]);
});

test('PLAT-2: an address says which method it takes', async () => {
  for (const { method, path } of operations)
    for (const other of (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((name) => name !== method)) {
      const answer = await service.app.inject({ method: other, url: fill(path) });
      expect([answer.statusCode, answer.headers['allow'], answer.json<unknown>()]).toEqual([
        405,
        method,
        { error: { code: 'wrong_method', message: `This address takes ${method}.` } },
      ]);
    }
});
