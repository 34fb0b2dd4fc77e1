import { RemoteError } from '@roost/shared/federation';
import { createExplanations, renderProblem } from './explain.ts';

const STACK =
  '\n    at Heart (mfe-favorites@1.1.2/server.cjs:1:200)\n    at SlotContent (/srv/host/dist/server/render.cjs:1:1)\n    at Results (mfe-search@1.4.0/server.cjs:1:9)';

describe('errors of rendering on the server', () => {
  test('PLAT-9: an error has the remote and version of the innermost component that has one', () => {
    expect(renderProblem({ error: new Error('broken heart'), componentStack: STACK })).toMatchObject({
      remote: 'mfe-favorites',
      version: '1.1.2',
      phase: 'render',
      message: 'broken heart',
    });
    expect(
      renderProblem({
        error: new Error('x'),
        componentStack: '\n at Price (render.cjs:1:1)\n at Results (mfe-search@1.4.0/server.cjs:1:9)',
      }),
    ).toMatchObject({ remote: 'mfe-search', version: '1.4.0' });
  });

  test("PLAT-9: without components the error's own stack tells; else it is the host's", () => {
    const error = Object.assign(new Error('x'), { stack: 'Error: x\n    at f (mfe-listing@2.0.0/server.cjs:1:1)' });
    expect(renderProblem({ error, componentStack: '' })).toMatchObject({ remote: 'mfe-listing', version: '2.0.0' });
    expect(renderProblem({ error: 'text', componentStack: '' })).toMatchObject({
      remote: 'host',
      version: null,
      message: 'text',
    });
  });

  test('PLAT-9: a remote that is not on the server was reported when it did not load', () => {
    expect(
      renderProblem({ error: new RemoteError('mfe-search', null, 'load', 'x'), componentStack: STACK }),
    ).toBeNull();
    expect(
      renderProblem({ error: new RemoteError('mfe-search', null, 'resolve', 'x'), componentStack: STACK }),
    ).not.toBeNull();
  });

  test('PLAT-9: a page that stays broken is explained once a second', () => {
    let now = 0;
    const { due } = createExplanations(() => now);
    expect([due(), due()]).toEqual([true, false]);
    now = 1000;
    expect(due()).toBe(true);
  });
});
