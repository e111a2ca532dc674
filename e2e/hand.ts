import { type Locator, type Page, test } from '@playwright/test';

/** A shopper's hand: presses and keys as this screen's users make them, counted. */
export class Hand {
  presses = 0;
  keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A tap on a phone, a click elsewhere. */
  async press(target: Locator): Promise<void> {
    this.presses += 1;
    if (test.info().project.use.hasTouch) await target.tap();
    else await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    this.keys += text.length;
    await this.#page.keyboard.type(text);
  }

  /** What the work takes a person, slowly: two and a half seconds for each press, 0.4 for each key. */
  get seconds(): number {
    return this.presses * 2.5 + this.keys * 0.4;
  }
}
