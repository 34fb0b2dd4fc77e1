/** Light and foliage: the colours that hold a picture together. */
import type { MoodName, Season } from '../spec.ts';

export type Mood = {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string];
  haze: string;
  light: string;
  shade: string;
  /** How much all colours sink into the shade, 0 to 1. */
  dim: number;
  /** Place of the sun as shares of the canvas, and what is seen of it. */
  sun: { x: number; y: number; disc: 'none' | 'sun' | 'moon' };
  /** How many lamps are on: 0 none, 1 all. */
  glow: number;
};

export const MOODS: Record<MoodName, Mood> = {
  day: {
    sky: ['#4f97bf', '#97c8da', '#e6f0ea'],
    haze: '#cfe2e2',
    light: '#fff3d2',
    shade: '#2b4a66',
    dim: 0,
    sun: { x: 0.2, y: 0.16, disc: 'none' },
    glow: 0,
  },
  clear: {
    sky: ['#2f7fb3', '#74b5d3', '#d6ebea'],
    haze: '#bcdbe2',
    light: '#fff6dc',
    shade: '#244a6b',
    dim: 0,
    sun: { x: 0.24, y: 0.1, disc: 'none' },
    glow: 0,
  },
  golden: {
    sky: ['#7fabc0', '#f0cb98', '#fdeac6'],
    haze: '#f1d3a8',
    light: '#ffd08c',
    shade: '#4b4450',
    dim: 0.03,
    sun: { x: 0.2, y: 0.42, disc: 'sun' },
    glow: 0.35,
  },
  dawn: {
    sky: ['#8db2cb', '#ecc9ba', '#fdeadb'],
    haze: '#ecd5c8',
    light: '#ffe0c4',
    shade: '#46566f',
    dim: 0.05,
    sun: { x: 0.26, y: 0.46, disc: 'sun' },
    glow: 0.2,
  },
  dusk: {
    sky: ['#2f6286', '#86b3b6', '#ffcf9c'],
    haze: '#c2ad9a',
    light: '#ffc796',
    shade: '#16354c',
    dim: 0.15,
    sun: { x: 0.3, y: 0.56, disc: 'none' },
    glow: 1,
  },
  blue: {
    sky: ['#16304f', '#3c6587', '#b3c2c4'],
    haze: '#6786a0',
    light: '#b4c8d8',
    shade: '#10243d',
    dim: 0.34,
    sun: { x: 0.74, y: 0.2, disc: 'moon' },
    glow: 1,
  },
  mist: {
    sky: ['#b3c4c8', '#d2dcda', '#ecebe2'],
    haze: '#d6dedb',
    light: '#f6f1e4',
    shade: '#40555d',
    dim: 0.03,
    sun: { x: 0.3, y: 0.3, disc: 'none' },
    glow: 0.25,
  },
};

/** Dark, middle and light green of a season, and its ground. */
export type Foliage = { dark: string; middle: string; light: string; ground: string };

export const FOLIAGE: Record<Season, Foliage> = {
  spring: { dark: '#4f7d4a', middle: '#7ba35a', light: '#a9c873', ground: '#8fb062' },
  summer: { dark: '#2f6148', middle: '#4c8152', light: '#79a35c', ground: '#7ba25b' },
  autumn: { dark: '#3f6148', middle: '#b5622c', light: '#dc9a3a', ground: '#a9954f' },
  winter: { dark: '#36564f', middle: '#4f6c66', light: '#8fa39b', ground: '#eaf0f4' },
};
