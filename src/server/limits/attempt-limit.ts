const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** From the `from`-th attempt on, each one is followed by a wait of `waitMs`. */
type WaitStep = { from: number; waitMs: number };

/**
 * Waits that grow with the number of attempts (`steps` ascending). The count expires `forgetMs` after the latest
 * attempt, or after the first one.
 */
export type AttemptLimit = {
  /**
   * Its name, which no other limit of the shop has: part of the stored hash, so that under another one all counts begin
   * anew.
   */
  kind: string;
  steps: readonly WaitStep[];
  /** At most `longestForgetMs`. */
  forgetMs: number;
  forgetAfter: 'latest' | 'first';
  /** Why an attempt is refused, where it is none with a password. */
  grund?: string;
  /** After a right password the count starts again; of all others one attempt is taken off. */
  afterSuccess?: 'restart';
};

/**
 * For one place, whatever is tried there. A place is a part of an IP address (`placeOf`) that a family or a café
 * shares.
 */
export const fromPlace = {
  steps: [
    { from: 20, waitMs: 10 * second },
    { from: 30, waitMs: minute },
    { from: 50, waitMs: 5 * minute },
    { from: 100, waitMs: 15 * minute },
  ],
  forgetMs: hour,
  forgetAfter: 'latest',
} as const satisfies Omit<AttemptLimit, 'kind'>;

/** For one network (`networkOf`), which a provider's customers share. */
export const fromNetwork = {
  steps: [
    { from: 100, waitMs: 10 * second },
    { from: 150, waitMs: minute },
    { from: 250, waitMs: 5 * minute },
    { from: 500, waitMs: 15 * minute },
  ],
  forgetMs: hour,
  forgetAfter: 'latest',
} as const satisfies Omit<AttemptLimit, 'kind'>;

/** The longest time for which any count is kept; what is to be kept longer was stored by a wrong clock. */
export const longestForgetMs = 24 * hour;

/**
 * How far the clocks of two attempts may differ: of attempts at the same time one is counted after another whose time
 * is a little later, and each node has a clock of its own. Only what is further ahead was stored by a wrong clock.
 */
export const clockSkewMs = minute;

/** The wait in milliseconds after the `count`-th attempt; 0 while attempts are free. */
export function waitAfter({ steps }: AttemptLimit, count: number): number {
  return steps.findLast(({ from }) => count >= from)?.waitMs ?? 0;
}

/**
 * The longest wait of a limit; an end that is later than this and `clockSkewMs` was stored by a wrong clock, and does
 * not count.
 */
export function longestWait({ steps }: AttemptLimit): number {
  return steps.at(-1)?.waitMs ?? 0;
}

/** The message of a refused attempt, with the remaining wait. */
export function waitText(seconds: number, grund = 'Zu viele Versuche.'): string {
  const minutes = Math.ceil(seconds / 60);
  const longer = minutes <= 240 ? amount(minutes, 'Minute') : amount(Math.ceil(minutes / 60), 'Stunde');
  const wait = seconds < 60 ? amount(seconds, 'Sekunde') : longer;
  return `${grund} Bitte versuchen Sie es in ${wait} erneut.`;
}

function amount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 'n'}`;
}
