const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** From the `from`-th attempt on, each one is followed by a wait of `waitMs`. */
export type WaitStep = { from: number; waitMs: number };

/**
 * Waits that grow with the number of attempts (`steps` ascending). The count expires `forgetMs` after the latest
 * attempt, or after the first one.
 */
export type AttemptLimit = {
  steps: readonly WaitStep[];
  forgetMs: number;
  forgetAfter: 'latest' | 'first';
};

/** For one origin that tries passwords on one account. */
const guessing: AttemptLimit = {
  steps: [
    { from: 5, waitMs: 30 * second },
    { from: 6, waitMs: minute },
    { from: 7, waitMs: 2 * minute },
    { from: 8, waitMs: 5 * minute },
    { from: 9, waitMs: 15 * minute },
    { from: 10, waitMs: hour },
  ],
  forgetMs: day,
  forgetAfter: 'latest',
};

/** For one place, whatever the account. */
const fromPlace: AttemptLimit = {
  steps: [
    { from: 20, waitMs: 10 * second },
    { from: 30, waitMs: minute },
    { from: 50, waitMs: 5 * minute },
    { from: 100, waitMs: 15 * minute },
  ],
  forgetMs: hour,
  forgetAfter: 'latest',
};

/** For one network, whatever the account. */
const fromNetwork: AttemptLimit = {
  steps: [
    { from: 100, waitMs: 10 * second },
    { from: 150, waitMs: minute },
    { from: 250, waitMs: 5 * minute },
    { from: 500, waitMs: 15 * minute },
  ],
  forgetMs: hour,
  forgetAfter: 'latest',
};

/**
 * Limits against guessing passwords (ADR 052). An account is an e-mail address, whether or not it has one; a place and a
 * network are parts of an IP address (`placeOf`, `networkOf`) that a family, a café or a provider's customers share.
 */
export const attemptLimits = {
  /** One account from a device that signed in to it before; no other limit applies to such a device. */
  accountOnDevice: guessing,
  /** One account from one network. */
  accountFromNetwork: guessing,
  /** One account from all networks: reached only by attempts from several networks within a day. */
  account: { steps: [{ from: 100, waitMs: 15 * minute }], forgetMs: day, forgetAfter: 'first' },
  /** All accounts from one place. */
  place: fromPlace,
  /** All accounts from one network. */
  network: fromNetwork,
  /** Estimates of new passwords for one place. */
  newPassword: fromPlace,
  /** Estimates of new passwords for one network. */
  newPasswordFromNetwork: fromNetwork,
  /** New accounts from one place. */
  registration: {
    steps: [
      { from: 10, waitMs: minute },
      { from: 15, waitMs: 5 * minute },
      { from: 25, waitMs: hour },
    ],
    forgetMs: day,
    forgetAfter: 'latest',
  },
  /** New accounts from one network. */
  registrationFromNetwork: {
    steps: [
      { from: 50, waitMs: minute },
      { from: 75, waitMs: 5 * minute },
      { from: 125, waitMs: hour },
    ],
    forgetMs: day,
    forgetAfter: 'latest',
  },
  /** Requests of a new password for one e-mail address from one network. */
  linkAnfrageOfNetwork: {
    steps: [
      { from: 3, waitMs: 5 * minute },
      { from: 4, waitMs: 15 * minute },
      { from: 5, waitMs: hour },
      { from: 8, waitMs: 4 * hour },
    ],
    forgetMs: day,
    forgetAfter: 'latest',
  },
  /**
   * The same from all networks. Its wait is shorter than the life of a link: each request that is allowed brings one, so while others
   * ask for the address its owner always has a link that works.
   */
  linkAnfrage: { steps: [{ from: 10, waitMs: 20 * minute }], forgetMs: day, forgetAfter: 'latest' },
  /** The same from one place, whatever the address. */
  linkAnfrageFromPlace: fromPlace,
  /** The same from one network. */
  linkAnfrageFromNetwork: fromNetwork,
  /** Mails that an account has sent to its own address or to a new one. */
  kontoPost: { steps: [{ from: 5, waitMs: hour }], forgetMs: hour, forgetAfter: 'first' },
  /** The same to one address, from whatever account: its owner may have none. */
  kontoPostTo: { steps: [{ from: 5, waitMs: hour }], forgetMs: hour, forgetAfter: 'first' },
  /** Orders from one place in an hour, whatever the e-mail address: a household never has so many, a script soon has. */
  bestellung: { steps: [{ from: 20, waitMs: hour }], forgetMs: hour, forgetAfter: 'first' },
  /**
   * Orders in one e-mail address that nobody has confirmed, from all places: each brings a mail, and its cancellation by the
   * link another. Ten may wait for their money; who cancels one may order another.
   */
  bestellungAn: { steps: [{ from: 12, waitMs: day }], forgetMs: day, forgetAfter: 'first' },
  /** New carts of guests from one place in an hour. */
  warenkorb: { steps: [{ from: 60, waitMs: hour }], forgetMs: hour, forgetAfter: 'first' },
  /** The same from one network. */
  warenkorbFromNetwork: { steps: [{ from: 600, waitMs: hour }], forgetMs: hour, forgetAfter: 'first' },
  /** Messages of the contact form from one place. */
  kontakt: {
    steps: [
      { from: 5, waitMs: 10 * minute },
      { from: 7, waitMs: 30 * minute },
      { from: 9, waitMs: hour },
    ],
    forgetMs: hour,
    forgetAfter: 'latest',
  },
  /** The same from one network. */
  kontaktFromNetwork: {
    steps: [
      { from: 20, waitMs: 10 * minute },
      { from: 30, waitMs: 30 * minute },
      { from: 40, waitMs: hour },
    ],
    forgetMs: hour,
    forgetAfter: 'latest',
  },
  /** All messages of the contact form: a workshop never gets so many, and many machines together must not fill the outbox. */
  kontaktGesamt: { steps: [{ from: 100, waitMs: hour }], forgetMs: hour, forgetAfter: 'first' },
  /** Receipts of withdrawals to one address, that of their order too: anybody can order in the address of others, and fill their mailbox with them. */
  widerrufAn: { steps: [{ from: 3, waitMs: day }], forgetMs: day, forgetAfter: 'first' },
  /** The same of one order, to whatever address: with the confirmation of the order itself they are three. */
  widerrufZu: { steps: [{ from: 2, waitMs: day }], forgetMs: day, forgetAfter: 'first' },
  /** The same from one place, to addresses that are not those of their orders. */
  widerrufFromPlace: { steps: [{ from: 10, waitMs: hour }], forgetMs: hour, forgetAfter: 'first' },
  /** The same from one network. */
  widerrufFromNetwork: { steps: [{ from: 40, waitMs: hour }], forgetMs: hour, forgetAfter: 'first' },
  /**
   * The same from everywhere: many machines together, and all visitors behind a proxy that the settings do not mention. A workshop has a
   * few of them in a year.
   */
  widerrufGesamt: { steps: [{ from: 20, waitMs: hour }], forgetMs: hour, forgetAfter: 'first' },
  /** Attempts to open one order by its number: the link in its mails needs none of them. */
  verfolgen: { steps: [{ from: 10, waitMs: 15 * minute }], forgetMs: day, forgetAfter: 'latest' },
  /** The same from one place, whatever the number. */
  verfolgenFromPlace: fromPlace,
  /** The same from one network. */
  verfolgenFromNetwork: fromNetwork,
} as const satisfies Record<string, AttemptLimit>;
export type AttemptKind = keyof typeof attemptLimits;

/** The longest time for which any count is kept. */
export const longestForgetMs = Math.max(...Object.values(attemptLimits).map(({ forgetMs }) => forgetMs));

/**
 * How far the clocks of two attempts may differ: of attempts at the same time one is counted after another whose time is a little later,
 * and each node has a clock of its own. Only what is further ahead was stored by a wrong clock.
 */
export const clockSkewMs = minute;

/** The wait in milliseconds after the `count`-th attempt; 0 while attempts are free. */
export function waitAfter({ steps }: AttemptLimit, count: number): number {
  return steps.findLast(({ from }) => count >= from)?.waitMs ?? 0;
}

/** The longest wait of a limit; an end that is later than this and `clockSkewMs` was stored by a wrong clock, and does not count. */
export function longestWait({ steps }: AttemptLimit): number {
  return steps.at(-1)?.waitMs ?? 0;
}

const zuViel = 'Sie haben schon mehrere E-Mails angefordert. Sehen Sie bitte auch im Spam-Ordner nach.';
const zuVieleNachrichten =
  'Aus Ihrem Netz kamen gerade sehr viele Nachrichten, diese haben wir nicht mehr angenommen.';

const zuVieleKoerbe =
  'Aus Ihrem Netz kamen gerade sehr viele neue Warenkörbe. Mit einem Konto können Sie gleich einkaufen.';

/** Why an attempt is refused, where it is none with a password. */
const gruende: { [Kind in AttemptKind]?: string } = {
  bestellung: 'Aus Ihrem Netz kamen gerade sehr viele Bestellungen, diese haben wir nicht mehr angenommen.',
  bestellungAn:
    'Für diese E-Mail-Adresse kamen heute schon sehr viele Bestellungen, diese haben wir nicht mehr angenommen.',
  warenkorb: zuVieleKoerbe,
  warenkorbFromNetwork: zuVieleKoerbe,
  linkAnfrage: zuViel,
  linkAnfrageOfNetwork: zuViel,
  kontoPost: zuViel,
  kontoPostTo: zuViel,
  kontakt: zuVieleNachrichten,
  kontaktFromNetwork: zuVieleNachrichten,
  kontaktGesamt: 'Gerade kommen ungewöhnlich viele Nachrichten an, diese haben wir nicht mehr angenommen.',
};

/** The message of a refused attempt, with the remaining wait. */
export function waitText(seconds: number, kind: AttemptKind): string {
  const minutes = Math.ceil(seconds / 60);
  const longer = minutes <= 240 ? amount(minutes, 'Minute') : amount(Math.ceil(minutes / 60), 'Stunde');
  const wait = seconds < 60 ? amount(seconds, 'Sekunde') : longer;
  return `${gruende[kind] ?? 'Zu viele Versuche.'} Bitte versuchen Sie es in ${wait} erneut.`;
}

function amount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 'n'}`;
}
