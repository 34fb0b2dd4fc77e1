/**
 * Boxes around states of the United States whose homes may all lie in one corner, so that "western Massachusetts" does
 * not mean Cape Cod (FIND-1). Rows are `state north,east,south,west`, degrees good to about ten miles. Michigan is its
 * lower peninsula: what guests call northern Michigan is the north of that.
 */
const BOXES = `
Alabama 35,-84.9,30.2,-88.5
Arizona 37,-109.05,31.3,-114.8
Arkansas 36.5,-89.6,33,-94.6
California 42,-114.1,32.5,-124.4
Colorado 41,-102,37,-109.05
Florida 31,-80,24.5,-87.6
Georgia 35,-80.8,30.4,-85.6
Idaho 49,-111.05,42,-117.2
Louisiana 33,-89,29,-94
Maine 47.5,-66.95,43.1,-71.1
Maryland 39.7,-75.05,37.9,-79.5
Massachusetts 42.9,-69.9,41.25,-73.5
Michigan 46,-82.4,41.7,-87
Minnesota 49.4,-89.5,43.5,-97.2
Mississippi 35,-88.1,30.2,-91.65
Missouri 40.6,-89.1,36,-95.8
Montana 49,-104.05,44.4,-116.05
Nevada 42,-114.05,35,-120
New Hampshire 45.3,-70.7,42.7,-72.6
New Jersey 41.35,-73.9,38.9,-75.55
New Mexico 37,-103,31.3,-109.05
New York 45,-71.85,40.5,-79.75
North Carolina 36.6,-75.45,33.85,-84.3
Oklahoma 37,-94.4,33.6,-103
Oregon 46.3,-116.45,42,-124.6
Pennsylvania 42.3,-74.7,39.7,-80.5
South Carolina 35.2,-78.5,32,-83.35
South Dakota 45.95,-96.45,42.5,-104.05
Tennessee 36.7,-81.65,35,-90.3
Texas 36.5,-93.5,25.8,-106.6
Utah 42,-109.05,37,-114.05
Vermont 45,-71.5,42.7,-73.45
Virginia 39.45,-75.25,36.55,-83.7
Washington 49,-116.9,45.55,-124.8
Wisconsin 47.1,-86.8,42.5,-92.9
Wyoming 45,-104.05,41,-111.05
`;

/** North, east, south and west in degrees. */
export type Box = [north: number, east: number, south: number, west: number];

const STATE_BOXES: ReadonlyMap<string, Box> = new Map(
  BOXES.trim()
    .split('\n')
    .map((row) => {
      const at = row.lastIndexOf(' ');
      const [north = 0, east = 0, south = 0, west = 0] = row.slice(at).split(',').map(Number);
      return [row.slice(0, at), [north, east, south, west]];
    }),
);
/** Degrees by which a home may lie outside the part that its address names. */
const MARGIN = 0.9;

/** Returns the half or quarter of a box in the named direction; `undefined` is the whole of that direction. */
export function takePart([north, east, south, west]: Box, vertical?: string, horizontal?: string): Box {
  const [lat, lng] = [(north + south) / 2, (east + west) / 2];
  return [
    vertical === 'south' ? lat : north,
    horizontal === 'west' ? lng : east,
    vertical === 'north' ? lat : south,
    horizontal === 'east' ? lng : west,
  ];
}

/** Returns the middle half of a state's box; undefined for a state that is not listed. */
export function takeMiddle(state: string): Box | undefined {
  const box = STATE_BOXES.get(state);
  if (!box) return undefined;
  const [north, east, south, west] = box;
  const [high, wide] = [(north - south) / 4, (east - west) / 4];
  return [north - high, east - wide, south + high, west + wide];
}

/**
 * Returns the part of a state on the map when none of these homes lies in it or just beside it; null when one does, or
 * the state is not listed.
 */
export function partWithoutHomes(
  state: string,
  homes: readonly { lat: number; lng: number }[],
  words: { vertical?: string | undefined; horizontal?: string | undefined },
): Box | null {
  const whole = STATE_BOXES.get(state);
  if (!whole) return null;
  const part = takePart(whole, words.vertical, words.horizontal);
  const [north, east, south, west] = part;
  const liesIn = homes.some(
    ({ lat, lng }) => lat <= north + MARGIN && lat >= south - MARGIN && lng <= east + MARGIN && lng >= west - MARGIN,
  );
  return liesIn ? null : part;
}
