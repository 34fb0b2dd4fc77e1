import { DOLLARS, showIn } from '../../domain/currency.ts';
import { TEST_RATES } from '../../testing/exchange-rates.ts';
import { formatNight } from './format-night.ts';

test.each([
  [41_299, 'USD', '$412'],
  [128_000, 'USD', '1,280'],
  [99_999, 'USD', '$999'],
  [1_050_000, 'USD', '10k'],
  [41_299, 'EUR', '€363'],
  [41_299, 'AUD', 'A$662'],
  [41_299, 'CAD', '572'],
  [41_299, 'JPY', '58k'],
  [2_000, 'JPY', '2,856'],
  [30_000, 'MXN', '6,114'],
] as const)('LIST-3: a night of %d cents is %s %s in a day of the calendar', (cents, code, text) => {
  const currency = code === 'USD' ? DOLLARS : showIn(code, TEST_RATES);
  expect(formatNight(cents, currency)).toBe(text);
  expect(text.length).toBeLessThanOrEqual(5);
});
