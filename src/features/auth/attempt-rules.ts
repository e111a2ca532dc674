const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** From the `from`-th attempt on, each one is followed by a wait of `waitMs`. */
export type WaitStep = { from: number; waitMs: number };

/** Waits that grow with the number of attempts (`steps` ascending). The count expires `forgetMs` after the last one. */
export type AttemptLimit = { steps: readonly WaitStep[]; forgetMs: number };

/**
 * Limits against guessing passwords. `account` counts attempts per e-mail address, whether or not it has an account;
 * `address` counts attempts per IP address, which a family or a café may share; `registration` counts new accounts per
 * IP address.
 */
export const attemptLimits = {
  account: {
    steps: [
      { from: 5, waitMs: 30 * second },
      { from: 6, waitMs: minute },
      { from: 7, waitMs: 2 * minute },
      { from: 8, waitMs: 5 * minute },
      { from: 9, waitMs: 15 * minute },
    ],
    forgetMs: 24 * hour,
  },
  address: {
    steps: [
      { from: 20, waitMs: 10 * second },
      { from: 30, waitMs: minute },
      { from: 50, waitMs: 5 * minute },
      { from: 100, waitMs: 15 * minute },
    ],
    forgetMs: hour,
  },
  registration: {
    steps: [
      { from: 10, waitMs: minute },
      { from: 15, waitMs: 5 * minute },
      { from: 25, waitMs: hour },
    ],
    forgetMs: 24 * hour,
  },
} as const satisfies Record<string, AttemptLimit>;
export type AttemptKind = keyof typeof attemptLimits;

/** The wait in milliseconds after the `count`-th attempt; 0 while attempts are free. */
export function waitAfter({ steps }: AttemptLimit, count: number): number {
  return steps.findLast(({ from }) => count >= from)?.waitMs ?? 0;
}

/** The message of a refused attempt, with the remaining wait. */
export function waitText(seconds: number): string {
  const wait = seconds < 60 ? amount(seconds, 'Sekunde') : amount(Math.ceil(seconds / 60), 'Minute');
  return `Zu viele Versuche. Bitte versuchen Sie es in ${wait} erneut.`;
}

function amount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 'n'}`;
}
