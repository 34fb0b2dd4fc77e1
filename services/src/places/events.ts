/** Finds festivals by their place, which is meant when no other place is named (FIND-3). */
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { readWordRows } from './word-rows.ts';

const EVENTS = `
New Orleans, LA:mardi gras|jazz fest|jazzfest|new orleans jazz and heritage festival|french quarter fest|essence fest|voodoo fest|sugar bowl
Louisville, KY:kentucky derby|derby weekend
Augusta, GA:masters week|masters tournament
Indianapolis, IN:indy 500|indianapolis 500
Park City, UT:sundance|sundance film festival|sundance festival
Sturgis, SD:sturgis rally|sturgis motorcycle rally|sturgis bike week|sturgis bike rally
Myrtle Beach, SC:myrtle beach bike week|carolina country music fest|ccmf
Key West, FL:fantasy fest|hemingway days
Traverse City, MI:cherry festival|national cherry festival
Gulf Shores, AL:hangout fest|hangout music festival|national shrimp festival|shrimp festival
Charleston, SC:spoleto|spoleto festival|cooper river bridge run|southeastern wildlife exposition|sewe
Savannah, GA:savannah st patricks day|savannah music festival
Santa Fe, NM:santa fe indian market|indian market|santa fe opera season|zozobra
Taos, NM:taos pueblo pow wow
Telluride, CO:telluride bluegrass|telluride film festival|telluride blues and brews|telluride jazz festival
Aspen, CO:x games|winter x games|aspen music festival|food and wine classic
Vail, CO:burton us open|birds of prey
Palm Springs, CA:coachella|stagecoach|stagecoach festival|modernism week|dinah shore weekend|splash house
Napa, CA:bottlerock|auction napa valley
Monterey, CA:monterey jazz festival|car week|monterey car week|pebble beach concours|concours d elegance
Leavenworth, WA:leavenworth oktoberfest|christmas lighting festival
Port Aransas, TX:whooping crane festival|deep sea roundup
Galveston, TX:lone star rally|dickens on the strand|galveston mardi gras
Fredericksburg, TX:luckenbach
Watkins Glen, NY:watkins glen nascar|grassroots festival|finger lakes wine festival
Lake Placid, NY:ironman lake placid|lake placid ironman
Woodstock, NY:woodstock film festival
Ocean City, NJ:night in venice
Asheville, NC:moogfest|merlefest
Bar Harbor, ME:acadia night sky festival
Whistler, BC, Canada:crankworx|whistler pride
Moab, UT:easter jeep safari|moab jeep safari|moab jeep week
Jackson, WY:fall arts festival
Monaco:monaco grand prix|grand prix de monaco|monaco f1|formula 1 monaco
Singapore:singapore grand prix|singapore f1|formula 1 singapore
Siena, Italy:palio|palio di siena
Byron Bay NSW, Australia:splendour in the grass|byron bay bluesfest|bluesfest
`;
const BY_NAME = new Map(
  readWordRows(EVENTS).flatMap(({ meant, words }) => words.map((name) => [normalizePhrase(name), meant] as const)),
);

/** Returns where the festival in a normalised text takes place; null when there is none. */
export function placeOfEvent(text: string): string | null {
  const padded = ` ${text} `;
  for (const [name, place] of BY_NAME) if (padded.includes(` ${name} `)) return place;
  return null;
}
