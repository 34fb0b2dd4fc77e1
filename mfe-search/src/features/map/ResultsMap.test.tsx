import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { buildSearch } from '../../testing/search-data.ts';
import type { ResultsMapProps } from './results-map-props.ts';
import { ResultsMap } from './ResultsMap.tsx';

const mockScript = { state: 'loading' };
jest.mock('@roost/shared/maps', () => ({ useMapsScript: () => mockScript.state }));
jest.mock('./MapCanvas.tsx', () => ({ MapCanvas: () => 'the map' }));

test('GEO-3: a script that is late is said to be missing, another try is offered, and when it comes after all the map is there', async () => {
  const told: string[] = [];
  const onRetry = jest.fn();
  const onLook = (look: string) => void told.push(look);
  const data = buildSearch('/search?query=Lake+Tahoe&view=map', {});
  const props: ResultsMapProps = {
    data,
    state: data.state,
    list: createRef<HTMLElement>(),
    begun: null,
    onLook,
    onRetry,
  };
  const { rerender, container } = render(<ResultsMap {...props} />);
  expect(screen.getByRole('status')).toBeVisible();

  mockScript.state = 'failed';
  rerender(<ResultsMap {...props} />);
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load the map.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);

  mockScript.state = 'ready';
  rerender(<ResultsMap {...props} />);
  expect(container).toHaveTextContent('the map');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(told).toEqual(['waiting', 'failed', 'waiting']);
});
