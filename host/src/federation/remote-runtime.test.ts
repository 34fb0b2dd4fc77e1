import { offerRemoteRuntime } from './remote-runtime.ts';

type Offered = {
  runtime: { init: (options: { name: string }) => object };
  bundlerRuntime: { initContainerEntry: (given: object) => unknown };
};

/** A page whose host has a federation runtime with one instance already, `known`. */
function openPage() {
  const known = { options: { name: 'known' }, initOptions: jest.fn(), initShareScopeMap: jest.fn() };
  const made = { options: { name: 'made' }, initOptions: jest.fn(), initShareScopeMap: jest.fn() };
  const page: { __ROOST_REMOTE_RUNTIME__?: () => Offered } = {};
  const attachShareScopeMap = jest.fn();
  offerRemoteRuntime(
    {
      runtime: { createInstance: () => made, getInstance: (finder) => [known].find(finder) ?? null },
      bundlerRuntime: { consumes: 'consumes' },
      attachShareScopeMap,
    },
    page,
  );
  const offered = page.__ROOST_REMOTE_RUNTIME__;
  if (!offered) throw new Error('nothing offered');
  return { known, made, offered, attachShareScopeMap };
}

describe('the federation runtime that the host offers to entries', () => {
  test('PLAT-6: each entry has an object and an instance of its own, a second try finds the first', () => {
    const { known, made, offered } = openPage();
    expect(offered()).not.toBe(offered());
    expect(offered().runtime.init({ name: 'new' })).toBe(made);
    expect(offered().runtime.init({ name: 'known' })).toBe(known);
    expect(known.initOptions).toHaveBeenCalledTimes(1);
  });

  test("PLAT-6: a container gets the page's shared packages", () => {
    const { made, offered, attachShareScopeMap } = openPage();
    const shareScope = { react: {} };
    const webpackRequire = {
      federation: { instance: made, initOptions: { name: 'made' } },
      I: jest.fn(() => 'shared'),
    };
    const answer = offered().bundlerRuntime.initContainerEntry({
      webpackRequire,
      shareScope,
      initScope: [],
      remoteEntryInitOptions: { version: '1.0.0', shareScopeMap: { default: shareScope } },
    });
    expect(answer).toBe('shared');
    expect(made.initOptions).toHaveBeenCalledWith(expect.objectContaining({ name: 'made', version: '1.0.0' }));
    expect(made.initShareScopeMap).toHaveBeenCalledWith('default', shareScope, {
      hostShareScopeMap: { default: shareScope },
    });
    expect(attachShareScopeMap).toHaveBeenCalledWith(webpackRequire);
  });
});
