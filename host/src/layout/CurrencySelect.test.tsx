import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { createStaticRuntime } from '@roost/shared/federation/runtime';
import { createAppStore, sessionReceived } from '@roost/shared/state';
import { TEST_RATES } from '@roost/shared/testing/exchange-rates';
import { Price } from '@roost/shared/ui';
import { App } from '../App.tsx';
import { TEST_CONFIG } from '../testing/site.tsx';
import { CurrencySelect } from './CurrencySelect.tsx';

afterEach(() => {
  document.cookie = 'roost_currency=; path=/; max-age=0';
});

function renderPrices(config: PublicConfig = { ...TEST_CONFIG, exchange: TEST_RATES }) {
  const store = createAppStore();
  store.dispatch(sessionReceived(null));
  render(
    <App store={store} federation={createStaticRuntime({})} config={config} pins={[]}>
      <Price averageCents={23_899} />
      <CurrencySelect />
    </App>,
  );
}

test('TRUE-1: the chosen currency is that of all prices at once, is remembered, and says the day of its rate', async () => {
  renderPrices();
  const choice = screen.getByRole('combobox', { name: 'Prices in' });
  const price = () => screen.getByText(/before fees/);
  expect([choice, price()].map((element) => element.textContent)).toEqual([
    expect.stringContaining('US dollar ($)'),
    'about $238 a night before fees',
  ]);
  expect(choice).not.toHaveAccessibleDescription();
  await userEvent.selectOptions(choice, 'Japanese yen (¥)');
  expect(price()).toHaveTextContent('about ¥34,137 a night before fees');
  expect(document.cookie).toContain('roost_currency=JPY');
  expect(choice).toHaveAccessibleDescription('Rates of Jun 1, 2026. You pay in US dollars.');
  await userEvent.selectOptions(choice, 'US dollar ($)');
  expect(price()).toHaveTextContent('about $238 a night');
  expect(choice).not.toHaveAccessibleDescription();
});

test('TRUE-1: a page without rates offers no other currency', () => {
  renderPrices(TEST_CONFIG);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
