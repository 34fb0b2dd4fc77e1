import fc from 'fast-check';
import type * as Slice from '../../state/favorites-slice.ts';
import { FakeService } from '../../testing/fake-service.ts';
import type { Fault } from '../../testing/fake-service.ts';
import type { FakeBrowser, FakeTab } from '../../testing/tabs.ts';

const SEQUENCES = 500;
const session = (profileId: string) => ({
  user: {},
  expires: '2099-01-01T00:00:00Z',
  profileId,
  accessToken: `token-${profileId}`,
});
type Step =
  | { do: 'toggle'; tab: 0 | 1; id: string }
  | { do: 'signIn'; who: 'ana' | 'ben' }
  | { do: 'signOut' }
  | { do: 'reload'; tab: 0 | 1 }
  | { do: 'network'; faults: Fault[] }
  | { do: 'online'; tab: 0 | 1 }
  | { do: 'wait'; turns: number };

const tab = fc.constantFrom<0 | 1>(0, 1);
const toggle = fc.record({ do: fc.constant('toggle' as const), tab, id: fc.constantFrom('1', '2', '3', '4', '5') });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: toggle },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('signIn' as const), who: fc.constantFrom<'ana' | 'ben'>('ana', 'ben') }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'signOut' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      faults: fc.array(fc.constantFrom<Fault>('none', 'lost', 'answerLost', 'busy'), { minLength: 1, maxLength: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('online' as const), tab }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('wait' as const), turns: fc.integer({ min: 0, max: 4 }) }) },
);

/** What the guest asked for: for no account while signed out, then for the account that signs in. */
class Asked {
  guest = new Set<string>();
  readonly accounts: Record<string, Set<string>> = { ana: new Set(['9']), ben: new Set() };
  toggle(who: string | null, id: string, kind: 'add' | 'remove'): void {
    const set = who === null ? this.guest : this.accounts[who];
    if (kind === 'add') set?.add(id);
    else set?.delete(id);
  }
  signIn(who: string): void {
    for (const id of this.guest) this.accounts[who]?.add(id);
    this.guest.clear();
  }
}

// As in a shipped page: the checks that the toolkit makes of every action in development would take most of the time.
const environment = process.env.NODE_ENV;
let shipped: {
  FakeBrowser: typeof FakeBrowser;
  slice: Pick<typeof Slice, 'favoriteAdded' | 'favoriteRemoved' | 'readState'>;
};
beforeAll(async () => {
  process.env.NODE_ENV = 'production';
  shipped = {
    FakeBrowser: (await import('../../testing/tabs.ts')).FakeBrowser,
    slice: await import('../../state/favorites-slice.ts'),
  };
});
afterAll(() => {
  process.env.NODE_ENV = environment;
});

test(`FAV-2 FAV-7 FAV-9 UI-4: ${SEQUENCES} random sequences of two tabs, sign-ins, reloads and network faults: at rest the service holds what the guest asked for`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 24 }), async (steps) => {
      const service = new FakeService();
      await service.fetcher('/favorites/ana/createCollection', {
        body: JSON.stringify({ collectionName: 'Favorite Homes', favoriteNames: ['9'] }),
      });
      const browser = new shipped.FakeBrowser(service);
      const tabs: [FakeTab, FakeTab] = [browser.open(), browser.open()];
      const asked = new Asked();
      for (const one of steps) {
        if (one.do === 'toggle') {
          const { store, page } = tabs[one.tab];
          const saved = shipped.slice.readState(store).selectedListings.includes(one.id);
          asked.toggle(browser.session?.profileId ?? null, one.id, saved ? 'remove' : 'add');
          browser.as(page, () =>
            store.dispatch(
              saved
                ? shipped.slice.favoriteRemoved([one.id])
                : shipped.slice.favoriteAdded({ objectID: one.id, Headline: one.id }),
            ),
          );
        } else if (one.do === 'signIn') {
          asked.signIn(one.who);
          browser.signIn(session(one.who));
        } else if (one.do === 'signOut') browser.signIn(null);
        else if (one.do === 'reload') {
          const { session } = tabs[one.tab];
          tabs[one.tab].close();
          tabs[one.tab] = browser.open(session);
        } else if (one.do === 'network') {
          const faults = [...one.faults];
          service.fault = () => faults.shift() ?? 'none';
        } else if (one.do === 'online') tabs[one.tab].page.dispatchEvent(new Event('online'));
        else
          for (let turn = 0; turn < one.turns; turn += 1)
            await new Promise((resolve) => {
              setImmediate(resolve);
            });
      }

      service.fault = () => 'none';
      const guestList = [...asked.guest];
      await browser.settle();
      const shown = () => tabs.map(({ store }) => shipped.slice.readState(store).selectedListings.toSorted());
      const whose = browser.session?.profileId;
      const expected = whose === undefined ? guestList : [...(asked.accounts[whose] ?? [])];
      expect(shown()).toEqual([expected.toSorted(), expected.toSorted()]);
      // Each account in turn: what was saved for it while another account is signed in waits for its return.
      for (const who of ['ana', 'ben']) {
        asked.signIn(who);
        browser.signIn(session(who));
        await browser.settle();
        expect([who, service.getIds(who).toSorted()]).toEqual([who, [...(asked.accounts[who] ?? [])].toSorted()]);
        expect(service.accounts.get(who)?.length ?? 0).toBeLessThanOrEqual(1);
        expect(shown()[0]).toEqual([...(asked.accounts[who] ?? [])].toSorted());
      }
      tabs.forEach((one) => one.close());
    }),
    { numRuns: SEQUENCES },
  );
}, 120_000);
