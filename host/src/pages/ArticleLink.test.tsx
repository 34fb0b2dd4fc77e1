import { render, screen } from '@testing-library/react';
import { ArticleLink } from './ArticleLink.tsx';

test('ROUTE-6: a link out of an article carries no tracking', () => {
  render(<ArticleLink href="https://blog.test/cabins?utm_source=roost&page=2&_hsenc=x#top" text="Cabins" />);
  expect(screen.getByRole('link', { name: 'Cabins' })).toHaveAttribute('href', 'https://blog.test/cabins?page=2#top');
});
