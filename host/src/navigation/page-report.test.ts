import { createPageReport } from './page-report.ts';

describe('page report', () => {
  test('ROUTE-10: each page reached is told with path and title, the first is skipped', () => {
    const page = {};
    const report = createPageReport({ page, allowed: () => true });
    report('/', 'Home');
    expect(page).toEqual({});
    report('/search', 'Homes');
    report('/', 'Home');
    expect(page).toEqual({
      dataLayer: [
        { event: 'virtual_pageview', page_path: '/search', page_title: 'Homes' },
        { event: 'virtual_pageview', page_path: '/', page_title: 'Home' },
      ],
    });
  });

  test('CONS-7: nothing is written without consent, and it starts when consent comes', () => {
    const page = {};
    let allowed = false;
    const report = createPageReport({ page, allowed: () => allowed });
    report('/', 'Home');
    report('/search', 'Homes');
    expect(page).toEqual({});
    allowed = true;
    report('/favorites', 'Favorites');
    expect(page).toEqual({
      dataLayer: [{ event: 'virtual_pageview', page_path: '/favorites', page_title: 'Favorites' }],
    });
  });
});
