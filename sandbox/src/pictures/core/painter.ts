/** What every drawing function gets: the picture's light, its random numbers, and the definitions it collects. */
import type { PictureSpec, Season } from '../spec.ts';
import { mix } from './colour.ts';
import type { Foliage, Mood } from './palette.ts';
import { FOLIAGE, MOODS } from './palette.ts';
import type { Random } from './random.ts';
import { random } from './random.ts';
import { ellipse } from './svg.ts';

export class Painter {
  readonly spec: PictureSpec;
  readonly mood: Mood;
  readonly foliage: Foliage;
  readonly season: Season;
  readonly winter: boolean;
  /** True while a room is painted: the land is then seen through a window, with less detail. */
  indoors = false;
  readonly #defs: string[] = [];
  readonly #named = new Map<string, string>();

  constructor(spec: PictureSpec) {
    this.spec = spec;
    this.mood = MOODS[spec.mood];
    this.season = spec.season;
    this.foliage = FOLIAGE[spec.season];
    this.winter = spec.season === 'winter';
  }

  /** A stream of its own for each part, so that the house is the same in every shot. */
  random(part: string): Random {
    return random(`${this.spec.seed}:${this.spec.house}:${this.spec.land}:${part}`);
  }

  /** A colour in this light. */
  tone(colour: string): string {
    return mix(colour, this.mood.shade, this.mood.dim);
  }

  /** A side that faces the light. */
  lit(colour: string, amount = 0.2): string {
    return mix(this.tone(colour), this.mood.light, amount * (this.mood.dim > 0.3 ? 0.5 : 1));
  }

  /** A side in shadow. */
  shaded(colour: string, amount = 0.4): string {
    return mix(this.tone(colour), this.mood.shade, amount);
  }

  /** A colour far away: 1 is lost in the haze. */
  far(colour: string, amount: number): string {
    return mix(this.tone(colour), this.mood.haze, amount);
  }

  /** Adds a definition once under its key and gives its id. */
  define(key: string, make: (id: string) => string): string {
    const known = this.#named.get(key);
    if (known !== undefined) return known;
    const id = `d${this.#named.size}`;
    this.#named.set(key, id);
    this.#defs.push(make(id));
    return id;
  }

  /** A linear gradient, from top to bottom unless `x2` and `y2` say otherwise. */
  gradient(colours: readonly string[], x2 = 0, y2 = 1): string {
    const stops = colours
      .map(
        (colour, index) =>
          `<stop offset="${Math.round((index / (colours.length - 1)) * 100) / 100}" stop-color="${colour}"/>`,
      )
      .join('');
    return `url(#${this.define(`l${colours.join()}${x2}${y2}`, (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops}</linearGradient>`)})`;
  }

  /**
   * A colour that fades out from the middle: for glows, clouds and soft shadows, where a blur filter would cost ten
   * times as much.
   */
  soft(colour: string, opacity = 1, core = 0): string {
    return `url(#${this.define(`r${colour}${opacity}${core}`, (id) => `<radialGradient id="${id}"><stop offset="${core}" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="${core + (1 - core) * 0.5}" stop-color="${colour}" stop-opacity="${Math.round(opacity * 38) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`)})`;
  }

  /** The shadow under a thing. */
  shadow(x: number, y: number, rx: number, ry: number, opacity = 0.5): string {
    return ellipse(x, y, rx * 1.15, ry * 1.4, this.soft(mix(this.mood.shade, '#1c1410', 0.35), opacity, 0.2));
  }

  /** Warm light of a lamp or window. */
  glow(x: number, y: number, rx: number, ry: number, strength = 1): string {
    const opacity = (this.mood.glow >= 1 ? 0.36 : this.mood.glow * 0.24) * strength;
    return opacity < 0.02 ? '' : ellipse(x, y, rx, ry, this.soft('#ffbf6b', Math.round(opacity * 100) / 100));
  }

  /** A window pane by day. */
  get glass(): string {
    const { sky, shade } = this.mood;
    return this.gradient([mix(sky[0], shade, 0.45), mix(sky[1], shade, 0.2), mix(sky[2], shade, 0.35)], 0.4, 1);
  }

  /** A window pane with the lamps on. */
  get warm(): string {
    return this.gradient(['#ffe7ae', '#ffc56e', '#e8924a'], 0.1, 1);
  }

  /** White of snow in this light. */
  get snow(): string {
    return mix(this.tone('#f5f9fc'), this.mood.light, 0.15);
  }

  get definitions(): string {
    return this.#defs.join('');
  }
}
