import { activeMarkerChanged, hitSelected, resultsMapSlice } from './results-map.ts';

const { reducer } = resultsMapSlice;

test('SRCH-15: a home is open on the map until it is closed, and the state says where it was opened', () => {
  const opened = reducer(undefined, hitSelected({ id: '41827', onMap: true }));
  expect(opened).toEqual({ selectedHit: '41827', mapInfowindowClicked: true, activeMarker: null });
  expect(reducer(opened, hitSelected({ id: null, onMap: true }))).toEqual({
    selectedHit: null,
    mapInfowindowClicked: false,
    activeMarker: null,
  });
  expect(reducer(opened, activeMarkerChanged('7')).activeMarker).toBe('7');
});
