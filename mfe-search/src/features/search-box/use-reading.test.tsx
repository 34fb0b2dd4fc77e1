import { renderHook, waitFor } from '@testing-library/react';
import { useReading } from './use-reading.ts';

const speak = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const labelsOf = ({ current }: { current: readonly { label: string }[] }) => current.map(({ label }) => label);

afterEach(() => jest.restoreAllMocks());

test('FIND-2: typed words are read in English, and in the languages that the browser names', async () => {
  speak('en-US', 'de-DE');
  const { result } = renderHook(() => useReading('Ferienwohnung mit hot tub', true));
  await waitFor(() => expect(labelsOf(result)).toEqual(['Apartment or Condo', 'Hot Tub']));
});

test('FIND-2: words of other languages are not asked for where the browser names none of them', async () => {
  speak('en-US');
  const { result } = renderHook(() => useReading('Ferienwohnung with hot tub', true));
  await waitFor(() => expect(labelsOf(result)).toEqual(['Hot Tub']));
});
