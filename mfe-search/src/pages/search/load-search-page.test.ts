import type { LoaderContext } from '@roost/shared/contracts/remote-module';
import { buildSearch } from '../../testing/search-data.ts';
import { loadSearchPage } from './load-search-page.ts';

const PREVIEW = { src: 'https://maps.example/picture', center: { lat: 39, lng: -120 }, zoom: 10, pins: [] };
const mockBuild = jest.fn();
jest.mock('../../features/map/lazy-map.ts', () => ({
  isMapAsked: () => false,
  loadMap: () => Promise.resolve({ buildPreview: mockBuild }),
}));
jest.mock('./load-search.ts', () => ({
  loadSearch: ({ request }: LoaderContext) => {
    const { pathname, search } = new URL(request.url);
    return Promise.resolve({ type: 'data', data: buildSearch(`${pathname}${search}`) });
  },
}));

const load = async (path: string, server: boolean) => {
  const answer = await loadSearchPage({
    request: new Request(`http://localhost${path}`),
    server,
  } as LoaderContext);
  return answer.type === 'data' ? answer.data : null;
};
beforeEach(() => mockBuild.mockReset().mockResolvedValue(PREVIEW));

test('SRCH-15: a page that the server begins with the map has its drawing; others and moves in the browser have none', async () => {
  expect((await load('/search?query=Lake+Tahoe&view=map', true))?.mapPreview).toEqual(PREVIEW);
  expect(await load('/search?query=Lake+Tahoe', true)).not.toHaveProperty('mapPreview');
  expect(await load('/search?query=Lake+Tahoe&view=map', false)).not.toHaveProperty('mapPreview');
  expect(mockBuild).toHaveBeenCalledTimes(1);
});

test('GEO-3: the page is whole without a drawing', async () => {
  mockBuild.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('broken'));
  for (let page = 0; page < 2; page += 1) {
    const data = await load('/search?query=Lake+Tahoe&view=map', true);
    expect(data?.outcome.type).toBe('results');
    expect(data).not.toHaveProperty('mapPreview');
  }
});
