export type SpeicherOrt = 'Cookie' | 'Local Storage' | 'Session Storage';

/**
 * One key that the shop keeps in a browser, and why. `fuer`: everybody, shoppers of an open shop, or those
 * who work in the back office. Of a key that ends in `…` the rest differs. `tage`: how long a cookie lasts.
 */
export type SpeicherEintrag = {
  name: string;
  ort: SpeicherOrt;
  fuer: 'alle' | 'einkauf' | 'verwaltung';
  zweck: string;
  dauer: string;
  cookie?: { tage: number; sameSite: 'Lax' | 'Strict'; path: string };
};

/**
 * Everything that the shop stores in a browser, all of it necessary for what its user asked for (§ 25 (2) no.
 * 2 TDDDG). The privacy notice shows it, and `e2e/shop/browser/speicher.spec.ts` compares it with what pages
 * really store.
 */
export const browserSpeicher: readonly SpeicherEintrag[] = [
  {
    name: 'token',
    ort: 'Local Storage',
    fuer: 'alle',
    zweck: 'Hält Sie angemeldet.',
    dauer: 'Wird beim Abmelden gelöscht.',
  },
  {
    name: 'user',
    ort: 'Local Storage',
    fuer: 'alle',
    zweck: 'Name, E-Mail-Adresse und Rolle Ihres Kontos für die Anzeige.',
    dauer: 'Wird beim Abmelden gelöscht.',
  },
  {
    name: 'cookieConsent',
    ort: 'Local Storage',
    fuer: 'alle',
    zweck: 'Merkt sich Ihre Antwort auf unseren Hinweis.',
    dauer: 'Bleibt, bis Sie sie im Browser löschen.',
  },
  {
    name: 'cachedProducts',
    ort: 'Session Storage',
    fuer: 'alle',
    zweck: 'Produktliste für schnelleres Blättern, ohne Angaben zu Ihnen.',
    dauer: 'Endet mit dem Schließen des Tabs.',
  },
  {
    name: 'widerruf',
    ort: 'Session Storage',
    fuer: 'alle',
    zweck:
      'Was im Formular „Vertrag widerrufen“ steht, eingegeben oder aus Ihrer Bestellung, damit beim Neuladen nichts verloren geht.',
    dauer: 'Endet mit dem Absenden, beim Abmelden und mit dem Schließen des Tabs.',
  },
  {
    name: 'device',
    ort: 'Cookie',
    fuer: 'alle',
    zweck:
      'Zufällige Kennung dieses Geräts, ohne lesbare Angaben zu Ihnen. Wer Ihr Passwort zu erraten versucht, kann Sie damit hier nicht aussperren. Wird nur mit Aufrufen gesendet, die Ihre Anmeldung und Ihr Konto betreffen.',
    dauer: 'Endet 180 Tage nach der letzten Anmeldung.',
    cookie: { tage: 180, sameSite: 'Strict', path: '/api/auth' },
  },
  {
    name: 'cart',
    ort: 'Cookie',
    fuer: 'einkauf',
    zweck: 'Zufällige Kennung Ihres Warenkorbs, wenn Sie ohne Anmeldung einkaufen.',
    dauer: 'Endet 90 Tage nach der letzten Änderung, oder wenn Sie sich anmelden.',
    cookie: { tage: 90, sameSite: 'Lax', path: '/api' },
  },
  {
    name: 'guestCart',
    ort: 'Local Storage',
    fuer: 'einkauf',
    zweck: 'Wie viele Stücke in diesem Warenkorb liegen, für die Zahl am Korb.',
    dauer: 'Wird gelöscht, wenn er leer ist.',
  },
  {
    name: 'kasse',
    ort: 'Session Storage',
    fuer: 'einkauf',
    zweck: 'Was Sie an der Kasse eingegeben haben, damit beim Neuladen nichts verloren geht.',
    dauer: 'Endet mit der Bestellung, beim Abmelden und mit dem Schließen des Tabs.',
  },
  {
    name: 'kontakt',
    ort: 'Session Storage',
    fuer: 'einkauf',
    zweck: 'Was Sie in das Kontaktformular eingegeben haben, damit beim Neuladen nichts verloren geht.',
    dauer: 'Endet mit dem Absenden, beim Abmelden und mit dem Schließen des Tabs.',
  },
  {
    name: 'entwuerfe',
    ort: 'Session Storage',
    fuer: 'verwaltung',
    zweck: 'Was in einem Formular stand, als die Anmeldung ablief.',
    dauer: 'Endet mit dem Speichern, beim Abmelden, nach einem Tag und mit dem Schließen des Tabs.',
  },
  {
    name: 'blaetter',
    ort: 'Session Storage',
    fuer: 'verwaltung',
    zweck: 'Was auf den Blättern für Markttag und Telefon eingetippt ist.',
    dauer: 'Endet mit dem Speichern, beim Abmelden, nach einem Tag und mit dem Schließen des Tabs.',
  },
  {
    name: 'packen',
    ort: 'Session Storage',
    fuer: 'verwaltung',
    zweck: 'Was beim Packen abgehakt ist.',
    dauer: 'Endet beim Abmelden und mit dem Schließen des Tabs.',
  },
  {
    name: 'lager.zaehlung.…',
    ort: 'Local Storage',
    fuer: 'verwaltung',
    zweck: 'Was beim Zählen des Lagers eingetippt und noch nicht gebucht ist, ohne Angaben zu Personen.',
    dauer: 'Endet mit dem Buchen oder Verwerfen der Zählung.',
  },
];
