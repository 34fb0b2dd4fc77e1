import { screen } from '@testing-library/react';
import { showFileNotice } from './file-notice.ts';

test('ROUTE-11: a page opened from a local file says what it is and runs nothing', () => {
  const root = document.createElement('div');
  root.innerHTML = '<a href="/search">Search</a><button>Book</button>';
  document.body.append(root);
  showFileNotice(root);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/\S/);
  expect(root.children).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
