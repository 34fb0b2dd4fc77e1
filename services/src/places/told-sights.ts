/**
 * Sights that guests tell instead of naming them: "the mountain with the four presidents", "where the geyser erupts"
 * (FIND-3, decision 0166). Rows are `name:words|other words`; a `+` stands between words in any order, a `/` between
 * words of which one is enough.
 */
import { readWordRows } from './word-rows.ts';

const TOLD = `
Mount Rushmore:presidents+mountain/mount/faces/heads/carved/stone/rock/sculpture|four+presidents
Old Faithful:geyser+erupts/erupting/erupt/famous/every/goes|geyser+yellowstone
Gateway Arch:arch+louis|big arch+missouri
Delicate Arch:arch+utah|arch+moab|arch+license/licence
Lake Lure:dirty dancing+lake/movie/film/filmed/hotel|dirty dancing
Stanley Hotel:shining+hotel|hotel+shining
Golden Gate Bridge:red bridge+francisco|big red bridge
Space Needle:needle/tower+seattle
San Juan Islands:islands+seattle|islands+north of seattle
Statue of Liberty:statue+new york+harbor
Grand Canyon:big hole+arizona|canyon+biggest/largest/giant
Niagara Falls:falls+canada+border|falls+maid of the mist
Bixby Bridge:bridge+big sur|bridge+big little lies
Haystack Rock:big rock+cannon beach|goonies+rock/beach
Pebble Beach:famous/ocean+golf+monterey/carmel
Biltmore Estate:mansion/castle/chateau+asheville|vanderbilt+house/mansion/castle/estate
Disney World:disney+florida/orlando
Disneyland:disney+california/anaheim
Dollywood:dolly parton|dolly partons|amusement/theme+dolly
Graceland:elvis+house/home/mansion
Wright Brothers National Memorial:first flight|first airplane/plane/flight+kitty/outer|wright brothers
Cape Hatteras Lighthouse:striped lighthouse+carolina/obx/hatteras|black and white+lighthouse
Jockey's Ridge:sand dunes/dune+outer/nags/obx
Tybee Island Lighthouse:lighthouse+tybee
Forsyth Park:fountain+savannah
Rainbow Row:colorful/colored/colourful/pastel+houses+charleston
Fort Sumter:civil war+began/started/start/first
Hemingway House:hemingway|hemingway+cats/cat|six toed cats|six-toed cats
Southernmost Point:southernmost+point/buoy/spot
Seven Mile Bridge:long/seven+bridge+keys
Bourbon Street:mardi gras+street|beads+street
Cadillac Mountain:first sunrise|sunrise+acadia|sunrise+first
Devils Tower:close encounters
Crazy Horse Memorial:crazy horse
Cades Cove:loop+smokies|bears+smokies+loop
Sliding Rock:natural+slide+carolina|natural water slide
Luray Caverns:caves/cave/cavern+virginia|cave+shenandoah
Mammoth Cave:longest+cave
Carlsbad Caverns:bats+cave
Horseshoe Bend:colorado river+bend/curve
Antelope Canyon:slot canyon+light/arizona
The Wave:swirly/wavy+rocks/rock
Monument Valley:forrest gump|john wayne+valley
Cathedral Rock:vortex/vortexes
Roswell, NM:aliens/alien/ufo/ufos+mexico
White Sands:white+dunes/sand+mexico
Haleakalā:volcano+sunrise|volcano/sunrise+maui
Nā Pali Coast:cliffs+kauai|jurassic park+hawaii/kauai/coast
Waimea Canyon:grand canyon+pacific|canyon+kauai
Diamond Head:crater+waikiki
Road to Hāna:winding/curvy+road+maui
Enchanted Rock:pink+granite/dome/rock+texas
Magnolia Market:fixer upper+waco|joanna gaines|chip and joanna
The Alamo:davy crockett
Going-to-the-Sun Road:sun road|glacier+road
Lake McDonald:colored/colorful+rocks/stones+lake
Leavenworth:bavarian+town/village+washington
Frankenmuth:bavarian+town/village+michigan
Helen:bavarian+town/village+georgia
Loch Ness:nessie|ness monster|loch+monster
Glenfinnan Viaduct:harry potter+train/bridge/scotland|hogwarts express
Ubud Monkey Forest:monkeys+bali|monkey+ubud
Tegalalang:rice+terraces|rice+fields+bali
Oía:blue+domes/roofs|blue domed+churches/church
Tulum Ruins:mayan/maya+ruins/temple+beach/sea/ocean/tulum
Milford Sound:fjord/fiord+zealand
Les Baux:chateau+baux|castle+baux
Siena:palio+horse/race
Leaning Tower of Pisa:leaning tower|tower+leans/leaning+italy
Benagil cave:sea cave+algarve/portugal|cave+hole+portugal/algarve
SkyWheel Myrtle Beach:sky wheel|ferris wheel+myrtle
Pleasure Pier Galveston:ferris wheel+galveston
Lucy the Elephant:elephant+jersey/margate|giant elephant|elephant+lucy|elephant building|big elephant
Bridal Cave:bridal cave|cave+bridal
Bagnell Dam:dam+ozarks
Sleeping Bear Dunes:big/huge/giant+dunes+michigan
Mackinac Bridge:long bridge+michigan
Letchworth State Park:grand canyon+east
Watkins Glen State Park:waterfalls/gorge+finger/watkins
Whiteface Mountain:olympic+ski+lake placid
Old Man of the Mountain:stone face+hampshire
`;

/** Words that a description has beside its own. */
const SMALL =
  /\b(?:park|one|watch(?:es)?|stands?|located|called|named|movie|film|the|a|an|that|this|where|with|of|is|are|was|were|in|at|on|by|near|from|and|it|its|you|we|can|see|big|huge|famous|place|old|up|out|down|looks?|like|thing|one|there|those|all|nr|close|to|next)\b/g;

type Told = { name: string; words: readonly (readonly string[])[] };
const ALL: readonly Told[] = readWordRows(TOLD)
  .flatMap(({ meant, words }) =>
    words.map((told) => ({ name: meant, words: told.split('+').map((either) => either.split('/')) })),
  )
  // What says more comes first.
  .toSorted((a, b) => b.words.length - a.words.length);

/** Most words that a description has beside its own and small ones: a longer text is a search of its own. */
const MOST_LEFT = 1;
const LONGEST = 90;

/**
 * Returns the name of a sight that a text tells; the text itself where it tells none, says more, or is a name.
 * @param isName whether a place or sight is called so
 */
export function withToldSights(typed: string, isName: (text: string) => boolean): string {
  if (typed.length > LONGEST || /[\d,;:]/.test(typed)) return typed;
  const said = ` ${typed
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s(?!\p{L})/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;
  if (said.trim().split(' ').length < 2 || isName(said.trim())) return typed;
  const found = ALL.find(({ words }) => {
    let left = said;
    for (const either of words) {
      const own = either.find((word) => left.includes(` ${word} `));
      if (own === undefined) return false;
      left = left.replace(` ${own} `, ' ');
    }
    const others = left.replace(SMALL, ' ').trim();
    return others === '' || others.split(/\s+/).length <= MOST_LEFT;
  });
  return found?.name ?? typed;
}
