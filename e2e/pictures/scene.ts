/** What a picture is taken of, and what its preparation is given. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { FreeStay } from '../src/stays.ts';

/** What every scene may use: homes that are free, and stays and mails that were made for this run. */
export type Stage = {
  baseUrl: string;
  request: APIRequestContext;
  stay: FreeStay;
  /** A booked stay that this browser may see. */
  code: string;
  /** Homes that are among the favorites of the scenes that need some. */
  saved: readonly string[];
  /** HTML of the newest mail whose subject has these words. */
  mail: (subject: RegExp) => Promise<string>;
};

/** A page in a state. `stable` pictures show nothing that depends on the day or on the seed, and are compared with the accepted ones. */
export type Scene = {
  name: string;
  stable?: boolean;
  /** Where cookie consent is still asked for. */
  unanswered?: boolean;
  /** Signs the browser in before the scene. */
  signedIn?: boolean;
  /** The whole page rather than the window. */
  whole?: boolean;
  /** Opens the page and brings it into the state. */
  show: (page: Page, stage: Stage, width: number) => Promise<void>;
};
