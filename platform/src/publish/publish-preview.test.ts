import { Failure } from '../lib/failure.ts';
import { publishPreview } from './publish-preview.ts';

test('PLAT-6: two previews of a branch at once are two versions', async () => {
  const taken = ['1.0.4'];
  const place = { taken: async () => [...taken] };
  let isFirst = true;
  const publish = async (version: string) => {
    // Somebody else was quicker.
    if (isFirst) taken.push(version);
    isFirst = false;
    if (taken.includes(version)) throw new Failure(`${version} is published already`);
    taken.push(version);
    return version;
  };
  await expect(publishPreview(place, 'mfe-a', 'filters', publish)).resolves.toBe('1.0.5-filters.2');
});

test('PLAT-6: a preview that is refused for another reason is not tried again', async () => {
  let tries = 0;
  const publish = async () => {
    tries += 1;
    throw new Failure('it has no page');
  };
  await expect(publishPreview({ taken: async () => [] }, 'mfe-a', 'filters', publish)).rejects.toThrow('no page');
  expect(tries).toBe(1);
});
