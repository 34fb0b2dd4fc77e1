import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch } from './ThemeSwitch.tsx';

afterEach(() => {
  delete document.documentElement.dataset.theme;
  document.cookie = 'roost_theme=; path=/; max-age=0';
  document.head.innerHTML = '';
});

test('UI-5: what is chosen colours the page at once and is remembered for the server', async () => {
  document.head.innerHTML =
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#111917" media="(prefers-color-scheme: dark)">';
  const barColors = () => [...document.querySelectorAll('meta')].map((meta) => meta.content);
  render(<ThemeSwitch />);
  const choice = screen.getByRole('combobox', { name: 'Colors' });
  expect(choice).toHaveDisplayValue('Same as device');
  await userEvent.selectOptions(choice, 'Dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(document.cookie).toContain('roost_theme=dark');
  expect(barColors()).toEqual(['#111917', '#111917']);
  expect(choice).toHaveDisplayValue('Dark');
  await userEvent.selectOptions(choice, 'Same as device');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(barColors()).toEqual(['#ffffff', '#111917']);
});

test('UI-5: the switch shows what the server wrote', () => {
  document.documentElement.dataset.theme = 'light';
  render(<ThemeSwitch />);
  expect(screen.getByRole('combobox', { name: 'Colors' })).toHaveDisplayValue('Light');
});
