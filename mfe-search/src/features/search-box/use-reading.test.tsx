import { renderHook, waitFor } from '@testing-library/react';
import { EUROS } from '@roost/shared/testing/exchange-rates';
import { CurrencyContext } from '@roost/shared/ui';
import { useReading } from './use-reading.ts';

const speak = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const getLabels = ({ current }: { current: readonly { label: string }[] }) => current.map(({ label }) => label);

afterEach(() => jest.restoreAllMocks());

test('FIND-2: typed words are read in English, and in the languages that the browser names', async () => {
  speak('en-US', 'de-DE');
  const { result } = renderHook(() => useReading('Ferienwohnung mit hot tub', true));
  await waitFor(() => expect(getLabels(result)).toEqual(['Apartment or Condo', 'Hot Tub']));
});

test('FIND-2: words of other languages are not asked for where the browser names none of them', async () => {
  speak('en-US');
  const { result } = renderHook(() => useReading('Ferienwohnung with hot tub', true));
  await waitFor(() => expect(getLabels(result)).toEqual(['Hot Tub']));
});

test('FIND-2: what a guest does not want shows no chip of a wish, and one that says so', async () => {
  speak('en-US');
  const { result } = renderHook(() => useReading('cabin near moab, no hot tub or pool, for 4', true));
  await waitFor(() => expect(getLabels(result)).toEqual(['Cabin', 'Without Hot Tub or Pool', '4 guests']));
  expect(result.current[1]).toMatchObject({ without: 'cabin near moab, for 4' });
});

test.each(['not in Truckee', 'no smoking', 'without kids'])('FIND-2: "%s" shows no chip', async (typed) => {
  speak('en-US');
  const { result } = renderHook(() => useReading(`${typed}, with sauna`, true));
  await waitFor(() => expect(getLabels(result)).toEqual(['Sauna']));
});

test.each([
  ['cabin under 200 euros', 'Up to €200 a night'],
  ['cabin under £150', 'Up to £150 a night'],
  ['cabin under 200', 'Up to €176 a night'],
  ['cabin $100-$227', '€88 to $227 (about €200) a night'],
  ['cabin under 200 francs', 'under 200 francs'],
])('FIND-2, TRUE-1: "%s" says "%s" to a guest who sees euros', async (typed, label) => {
  speak('en-US');
  const { result } = renderHook(() => useReading(typed, true), {
    wrapper: ({ children }) => <CurrencyContext value={EUROS}>{children}</CurrencyContext>,
  });
  await waitFor(() => expect(getLabels(result)).toEqual(['Cabin', label]));
});
