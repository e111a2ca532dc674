/** What is refused at more than one place on the way of a request, in words for people. */
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

/** Seconds until it makes sense to ask again what the database was missing for: PostgreSQL starts again in a few. */
export const unreachableFor = 5;
