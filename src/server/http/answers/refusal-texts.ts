/** German texts of refusals that occur in more than one place. */
export const refusalTexts = {
  unreadable: 'Die Anfrage ist nicht lesbar.',
  abandoned: 'Die Anfrage wurde abgebrochen.',
  unknown: 'Ressource nicht gefunden.',
  wrongMethod: 'Diese Methode gibt es hier nicht.',
  late: 'Die Anfrage kam nicht rechtzeitig an.',
  tooLarge: 'Die Anfrage ist zu groß.',
  tooMany: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  unreachable:
    'Der Laden ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
} as const;

/** `Retry-After` seconds while the database is unavailable: PostgreSQL restarts within a few. */
export const unreachableFor = 5;
