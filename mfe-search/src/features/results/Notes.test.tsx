import { screen } from '@testing-library/react';
import { buildSearch } from '../../testing/search-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { WordsNote } from './Notes.tsx';

const show = (href: string, unused: string[]) => {
  const data = buildSearch(href);
  return renderPage(<WordsNote data={{ ...data, words: { unused } }} />, data.href);
};

describe('FIND-2: what a search leaves out is said in the way that helps', () => {
  test('a length of stay waits for its dates', async () => {
    await show('/search?query=Moab&without=3+nights&without=yurt', ['3 nights', 'yurt']);
    expect(screen.getByRole('link', { name: 'Choose dates for “3 nights”' })).toBeVisible();
    expect(screen.getByText(/We searched without “yurt”, so these homes/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /features of homes for “3 nights”/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search names and features of homes for “yurt”' })).toBeVisible();
  });

  test('with dates it is said no more', async () => {
    await show('/search?query=Moab&startDate=2027-05-01&endDate=2027-05-04&without=3+nights', ['3 nights']);
    expect(screen.queryByText(/3 nights”/)).not.toBeInTheDocument();
  });

  test('more guests than any home sleeps are said, and no home is called so', async () => {
    await show('/search?query=Moab&adults=16&without=20+guests', ['20 guests']);
    expect(screen.getByText('No home sleeps 20 guests, so these are the largest homes.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('FIND-3: the address of another page is said to be no home here', async () => {
    await show('/search?without=https%3A%2F%2Fwww.airbnb.com%2Frooms%2F123', ['https://www.airbnb.com/rooms/123']);
    expect(
      screen.getByText(/“https:\/\/www.airbnb.com\/rooms\/123” isn’t the address of a home on Roost/),
    ).toBeVisible();
    expect(screen.queryByText(/We searched without/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('a text of signs was not understood', async () => {
    await show('/search?without=%C2%BF%3F', ['¿?']);
    expect(screen.getByText(/We didn’t understand “¿\?”/)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test.each(['99999999', '"99999999"'])('FIND-5: a number that no home has is said as such: %s', async (unused) => {
    await show('/search?without=99999999', [unused]);
    expect(screen.getByText(/No home here has the number “99999999”\./)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
