/**
 * Measures turns of the event loop in this thread: a turn is the time in which nobody else is served. It is processor
 * time of the thread, so that other work on the machine does not count.
 */
export class TurnWatch {
  #longest = 0;
  #last = 0;
  #isOn = false;

  begin(): void {
    this.#longest = 0;
    this.#last = threadTime();
    this.#isOn = true;
    setImmediate(this.#turn);
  }

  /** Ends the measurement; returns the longest turn in milliseconds. */
  end(): number {
    this.#note();
    this.#isOn = false;
    return this.#longest / 1000;
  }

  // Runs once in every turn, which also keeps the loop from sleeping.
  readonly #turn = (): void => {
    if (!this.#isOn) return;
    this.#note();
    setImmediate(this.#turn);
  };

  #note(): void {
    const now = threadTime();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }
}

/** Processor time of this thread in microseconds. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
