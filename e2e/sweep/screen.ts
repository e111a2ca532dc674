import type { Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import type { Who } from '../arrange/accounts.ts';

/** The phase of the shop; announced if a screen names none, as the example workshop is. */
export type Phase = 'geoeffnet' | 'pausiert';

/** A screen in one state: how it is reached, and when it is complete. */
export type Screen = {
  /** What is seen, for the title of the test. */
  name: string;
  /** Its line in the route table (`src/app/web/router.tsx`). */
  route: string;
  /** Its address, if not the route itself. */
  path?: string;
  /** Nobody is signed in if missing. */
  who?: Who;
  phase?: Phase;
  /** Rows of the specification that it shows. */
  tags?: string[];
  /** Where the state exists: a drawer only on a phone. All widths if missing. */
  widths?: number[];
  /** An empty shop instead of the example workshop. */
  isEmpty?: boolean;
  /** Calls that fail in this state on purpose. */
  failing?: RegExp;
  /** What is found and is meant: a word that is longer than any screen is broken. */
  meant?: RegExp;
  /** Whether the browser asks about cookies. */
  asksForConsent?: boolean;
  /** Arranges the shop; what it returns is the address. */
  prepare?: (db: Db, page: Page) => Promise<string | undefined>;
  /** Arranges the browser before the page is opened: answers that are made up, a stored session. */
  before?: (page: Page) => Promise<unknown>;
  /** Waits until the screen is complete, and makes what belongs to the state, such as opening a dialog. */
  ready: (page: Page) => Promise<void>;
  /**
   * What else only this screen has to keep, after the sweep; the page is as narrow as at its first width by
   * then, with large text.
   */
  also?: (page: Page) => Promise<void>;
};
