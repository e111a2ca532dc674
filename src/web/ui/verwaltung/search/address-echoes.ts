/**
 * The values that a screen has written to the address and not yet read back. React Router renders an address
 * in a transition, so it can arrive after later input, which it must not replace.
 */
export class Echoes {
  #sent: string[] = [];

  send(value: string): void {
    this.#sent.push(value);
  }

  /**
   * Whether this value comes back, or else was set by something else (going back, a link). Values sent before
   * it may never arrive.
   */
  returns(value: string): boolean {
    const at = this.#sent.lastIndexOf(value);
    this.#sent = at < 0 ? [] : this.#sent.slice(at + 1);
    return at >= 0;
  }
}
