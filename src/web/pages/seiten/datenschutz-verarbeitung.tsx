import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { Anschrift, EmailLink, TelefonLink } from './contact-data.tsx';
import styles from './seiten.module.css';

export function Verantwortliche() {
  const name = useLadenName();
  const { inhaberin } = useLaden();
  return (
    <>
      <p>Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist:</p>
      <Anschrift name={`${inhaberin}, ${name}`} />
      <p>
        E-Mail: <EmailLink />
        <br />
        Telefon: <TelefonLink />
      </p>
      <p>
        Eine Datenschutzbeauftragte müssen wir als kleiner Familienbetrieb nicht benennen. Fragen beantwortet
        die Inhaberin selbst.
      </p>
    </>
  );
}

export function Protokolle() {
  return (
    <>
      <p>
        Damit eine Seite bei Ihnen ankommt, verarbeitet unser Server für die Dauer der Übertragung Ihre
        IP-Adresse. Zum Schutz vor Missbrauch zählt er außerdem kurze Zeit im Arbeitsspeicher, wie viele
        Anfragen von einer Adresse kommen. Gegen das Erraten von Passwörtern zählt er Anmeldeversuche und neue
        Konten; dafür speichert er von der Adresse und der E-Mail-Adresse nur Prüfwerte, die sich ohne einen
        geheimen Schlüssel des Servers niemandem zuordnen lassen. Spätestens einen Tag nach dem letzten
        Versuch gelten sie nicht mehr und werden innerhalb der nächsten Stunde gelöscht. Die Adresse selbst
        wird nicht gespeichert.
      </p>
      <p>
        Das Protokoll des Servers hält zu jeder Anfrage fest: Zeitpunkt, Art der Anfrage, aufgerufene Seite,
        Antwortcode, Dauer und eine zufällige Vorgangsnummer. Daraus lässt sich nicht ablesen, wer angefragt
        hat.
      </p>
      <p>
        Schriften, Bilder und Programme liegen auf unserem Server. Es gibt keine Analyse- oder Werbedienste,
        keine eingebetteten Karten, Videos oder Beiträge und kein Profil über Ihr Verhalten.
      </p>
      <p>
        Rechtsgrundlage ist Art.&nbsp;6 Abs.&nbsp;1 Buchst.&nbsp;f DSGVO. Unser berechtigtes Interesse ist ein
        Shop, der sicher und zuverlässig läuft.
      </p>
    </>
  );
}

const speicherEintraege = [
  { schluessel: 'token', ort: 'Local Storage', zweck: 'Hält Sie angemeldet. Wird beim Abmelden gelöscht.' },
  {
    schluessel: 'user',
    ort: 'Local Storage',
    zweck: 'Name, E-Mail-Adresse und Rolle Ihres Kontos für die Anzeige. Wird beim Abmelden gelöscht.',
  },
  {
    schluessel: 'cookieConsent',
    ort: 'Local Storage',
    zweck: 'Merkt sich Ihre Antwort auf unseren Hinweis. Bleibt, bis Sie sie im Browser löschen.',
  },
  {
    schluessel: 'cachedProducts',
    ort: 'Session Storage',
    zweck: 'Produktliste für schnelleres Blättern, ohne Angaben zu Ihnen. Endet mit dem Schließen des Tabs.',
  },
  {
    schluessel: 'device',
    ort: 'Cookie',
    zweck:
      'Zufällige Kennung dieses Geräts, ohne lesbare Angaben zu Ihnen. Wer Ihr Passwort zu erraten versucht, kann Sie damit hier nicht aussperren. Wird nur beim Registrieren, An- und Abmelden gesendet und endet 180 Tage nach der letzten Anmeldung.',
  },
];

export function Speicher() {
  return (
    <>
      <p>
        Im Speicher Ihres Browsers legen wir beim Einkaufen höchstens diese fünf Einträge ab, darunter ein
        Cookie, wenn Sie sich anmelden:
      </p>
      <dl className={styles.storage}>
        {speicherEintraege.map(({ schluessel, ort, zweck }) => (
          <div key={schluessel}>
            <dt>
              <code>{schluessel}</code> <span>{ort}</span>
            </dt>
            <dd>{zweck}</dd>
          </div>
        ))}
      </dl>
      <p>
        Alle fünf sind technisch nötig, damit der Shop das tut, was Sie von ihm möchten. Dafür ist keine
        Einwilligung erforderlich (§&nbsp;25 Abs.&nbsp;2 Nr.&nbsp;2 TDDDG; für die Angaben zu Ihrem Konto
        Art.&nbsp;6 Abs.&nbsp;1 Buchst.&nbsp;b DSGVO, für das Cookie Buchst.&nbsp;f: unser Interesse, Ihr
        Konto zu schützen). Ob Sie im Hinweis „Alle akzeptieren“ oder „Nur notwendige“ wählen, macht derzeit
        keinen Unterschied, weil es nichts gibt, das darüber hinausgeht.
      </p>
      <p>
        In den Einstellungen Ihres Browsers können Sie die Einträge jederzeit löschen. Sie sind danach
        abgemeldet, und der Hinweis erscheint wieder.
      </p>
    </>
  );
}

export function Kundenkonto() {
  return (
    <>
      <p>
        Für ein Konto brauchen wir Vorname, Nachname, E-Mail-Adresse und ein Passwort. Das Passwort speichern
        wir nur als Hash, aus dem es sich nicht zurückrechnen lässt. Freiwillig, oder sobald eine Lieferung es
        nötig macht, kommen hinzu: Telefon, Anschrift, abweichende Lieferanschrift, Geburtsdatum, Geschlecht
        für die Anrede und Ihre Wünsche, wie wir Sie erreichen dürfen. Außerdem führen wir eine Kundennummer
        und können Notizen zu Ihren Anliegen festhalten.
      </p>
      <p>
        Zum Schutz Ihres Kontos halten wir fest, wann Sie sich zuletzt angemeldet haben und wie oft eine
        Anmeldung missglückt ist.
      </p>
      <p>
        Rechtsgrundlage ist Art.&nbsp;6 Abs.&nbsp;1 Buchst.&nbsp;b DSGVO (Vertrag über das Konto), für die
        Sicherung des Kontos Buchst.&nbsp;f. Newsletter oder SMS senden wir nur mit Ihrer Einwilligung
        (Buchst.&nbsp;a), die Sie jederzeit widerrufen können. Stöbern können Sie ohne Konto.
      </p>
    </>
  );
}

export function Warenkorb() {
  return (
    <p>
      Wenn Sie angemeldet sind, speichert unser Server Ihren Warenkorb bei Ihrem Konto: welche Produkte und
      wie viele davon. So finden Sie ihn auf jedem Gerät wieder. Sie können ihn jederzeit leeren.
      Rechtsgrundlage ist Art.&nbsp;6 Abs.&nbsp;1 Buchst.&nbsp;b DSGVO.
    </p>
  );
}

export function Bestellung() {
  return (
    <p>
      Die Kasse unseres Shops ist noch nicht in Betrieb. Zurzeit verarbeiten wir daher keine Bestell- und
      keine Zahlungsdaten und geben keine Anschriften an Zahlungs- oder Versanddienste weiter. Bevor sich das
      ändert, ergänzen wir diese Erklärung.
    </p>
  );
}

export function Kontaktaufnahme() {
  return (
    <p>
      Schreiben oder rufen Sie uns an, verwenden wir Ihre Angaben, um zu antworten. Geht es um einen Kauf, ist
      Art.&nbsp;6 Abs.&nbsp;1 Buchst.&nbsp;b DSGVO die Rechtsgrundlage, sonst Buchst.&nbsp;f: unser Interesse,
      Ihre Frage zu beantworten. Ein Kontaktformular gibt es nicht.
    </p>
  );
}

export function Links() {
  const { fotoProfil } = useLaden();
  return (
    <p>
      Unser Profil bei {fotoProfil.name} und die Dokumentation mancher Produkte sind einfache Links. Erst wenn
      Sie darauf klicken, öffnet sich die fremde Seite und erfährt von Ihrem Besuch. Für deren Umgang mit
      Daten sind die dortigen Betreiber verantwortlich.
    </p>
  );
}
