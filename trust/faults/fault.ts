/**
 * The lowest floor that can show it: a pure function, a call, one component, a whole screen, or the start of
 * the process.
 */
export const floors = ['rule', 'call', 'component', 'screen', 'start'] as const;
export type Floor = (typeof floors)[number];

/**
 * Tests that must fail: a file, of which only the tests whose title contains `title`, on one of Playwright's
 * projects.
 */
export type NamedTest = { file: string; title?: string; project?: 'desktop' | 'phone' | 'betrieb' };

/** A way in which the code breaks, and the tests that show it. */
export type Fault = {
  /** What goes wrong for the people who use the shop. */
  name: string;
  /** The area of the business, or the part of the toolbox. */
  area: string;
  floor: Floor;
  file: string;
  /** Text that occurs once in the file. */
  find: string;
  replace: string;
  /** Each of them must fail. */
  caughtBy: NamedTest[];
};
