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
  /**
   * Stays in other states, links of hosts and of a shared list; null for what this site cannot make
   * (docs/test-data.md).
   */
  made: Made;
  /** HTML of the newest mail whose subject has these words, and whose text has the others. */
  mail: (subject: RegExp, words: string) => Promise<string>;
};

/** What a run makes for its scenes. */
export type Made = Partial<{
  cancelledCode: string;
  /** A stay of which a part is still to be paid. */
  unpaidCode: string;
  /** A stay that is over. */
  pastCode: string;
  hostReviewLink: string;
  hostThreadLink: string;
  hostAnswerLink: string;
  invitationLink: string;
  sharedListLink: string;
}>;

/**
 * A page in a state. `stable` pictures show nothing that depends on the day or on the seed, and are compared with the
 * accepted ones.
 */
export type Scene = {
  name: string;
  stable?: boolean;
  /** Where cookie consent is still asked for. */
  unanswered?: boolean;
  /** Signs the browser in before the scene. */
  signedIn?: boolean;
  /** What has to be made for it. */
  needs?: readonly (keyof Made)[];
  /** The whole page rather than the window. */
  whole?: boolean;
  /** Opens the page and brings it into the state. */
  show: (page: Page, stage: Stage, width: number) => Promise<void>;
};
