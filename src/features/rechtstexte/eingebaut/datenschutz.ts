/** The privacy notice, first version; its sections are the headings of the second level. */
export const datenschutzText = `Kurz gesagt: Unser Shop läuft auf einem eigenen Server. Er lädt nichts von Dritten nach, kennt keine Werbung und keine Besucherstatistik. {{datenKurz}}

## 1. Wer verantwortlich ist

Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist:

{{inhaberin}}, {{laden}}
{{anschrift}}

E-Mail: {{email}}
Telefon: {{telefon}}

Eine Datenschutzbeauftragte müssen wir als kleiner Familienbetrieb nicht benennen. Fragen beantwortet die Inhaberin selbst.

## 2. Besuch der Seiten und Server-Protokolle

Damit eine Seite bei Ihnen ankommt, verarbeitet unser Server für die Dauer der Übertragung Ihre IP-Adresse. Zum Schutz vor Missbrauch zählt er außerdem kurze Zeit im Arbeitsspeicher, wie viele Anfragen von einer Adresse kommen. Gegen das Erraten von Passwörtern zählt er {{gezaehltes}}; dafür speichert er von der Adresse und der E-Mail-Adresse nur Prüfwerte, die sich ohne einen geheimen Schlüssel des Servers niemandem zuordnen lassen. Spätestens einen Tag nach dem letzten Versuch gelten sie nicht mehr und werden innerhalb der nächsten Stunde gelöscht. Die Adresse selbst wird nicht gespeichert.

Das Protokoll des Servers hält zu jeder Anfrage fest: Zeitpunkt, Art der Anfrage, aufgerufene Seite, Antwortcode, Dauer und eine zufällige Vorgangsnummer. Daraus lässt sich nicht ablesen, wer angefragt hat.

Schriften, Bilder und Programme liegen auf unserem Server. Es gibt keine Analyse- oder Werbedienste, keine eingebetteten Karten, Videos oder Beiträge und kein Profil über Ihr Verhalten.

Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO. Unser berechtigtes Interesse ist ein Shop, der sicher und zuverlässig läuft.

## 3. Was in Ihrem Browser gespeichert wird

Im Speicher Ihres Browsers legen wir beim Einkaufen {{speicherSatz}}

{{browserspeicher}}

{{speicherGrund}} Ob Sie im Hinweis „Alle akzeptieren“ oder „Nur notwendige“ wählen, macht derzeit keinen Unterschied, weil es nichts gibt, das darüber hinausgeht.

In den Einstellungen Ihres Browsers können Sie die Einträge jederzeit löschen. Sie sind danach abgemeldet, und der Hinweis erscheint wieder.

## 4. Kundenkonto und Anmeldung

Für ein Konto brauchen wir Vorname, Nachname, E-Mail-Adresse und ein Passwort. Das Passwort speichern wir nur als Hash, aus dem es sich nicht zurückrechnen lässt. Freiwillig, oder sobald eine Lieferung es nötig macht, kommen hinzu: Telefon, Anschrift, abweichende Lieferanschrift, Geburtsdatum, Geschlecht für die Anrede und Ihre Wünsche, wie wir Sie erreichen dürfen. Außerdem führen wir eine Kundennummer und können Notizen zu Ihren Anliegen festhalten.

Zum Schutz Ihres Kontos halten wir fest, wann Sie sich zuletzt angemeldet haben, mit welcher Art von Browser und Gerät, zum Beispiel „Chrome, Android“, und wie oft eine Anmeldung missglückt ist.

{{kontoPost}}

Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO (Vertrag über das Konto), für die Sicherung des Kontos Buchst.\u00a0f. Newsletter oder SMS senden wir nur mit Ihrer Einwilligung (Buchst.\u00a0a), die Sie jederzeit widerrufen können. Stöbern können Sie ohne Konto.

## 5. Warenkorb

{{warenkorbDaten}}

## 6. Bestellung, Zahlung und Versand

{{bestelldaten}}

## 7. Wenn Sie uns schreiben oder anrufen

Schreiben oder rufen Sie uns an, verwenden wir Ihre Angaben, um zu antworten. Geht es um einen Kauf, ist Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO die Rechtsgrundlage, sonst Buchst.\u00a0f: unser Interesse, Ihre Frage zu beantworten. {{kontaktformular}}

## 8. Links zu anderen Seiten

Unser Profil bei {{fotoProfil}} und die Dokumentation mancher Produkte sind einfache Links. Erst wenn Sie darauf klicken, öffnet sich die fremde Seite und erfährt von Ihrem Besuch. Für deren Umgang mit Daten sind die dortigen Betreiber verantwortlich.

## 9. Empfänger und Länder außerhalb der EU

{{empfaenger}}

## 10. Wie lange wir Daten aufbewahren

- {{kontoFrist}}
- {{warenkorbFrist}}
- {{anmeldeFrist}}
- E-Mails und Gesprächsnotizen: bis Ihr Anliegen erledigt ist.
- {{nachrichtenFrist}}
- {{belegFrist}}
- {{betriebFrist}}

## 11. Ihre Rechte und die Aufsichtsbehörde

Nach der DSGVO haben Sie uns gegenüber das Recht auf

- Auskunft über Ihre Daten (Art.\u00a015),
- Berichtigung falscher Daten (Art.\u00a016),
- Löschung (Art.\u00a017),
- Einschränkung der Verarbeitung (Art.\u00a018),
- Übertragung Ihrer Daten in einem gängigen Format (Art.\u00a020).

{{rechteWeg}}

**Widerspruch:** Verarbeiten wir Daten auf Grundlage von Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art.\u00a021), der Werbung auch ohne Gründe.

Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen (Art.\u00a07 Abs.\u00a03). Für alles genügt eine Nachricht an {{email}}.

Sie können sich außerdem bei einer Aufsichtsbehörde beschweren (Art.\u00a077), zum Beispiel bei der Landesbeauftragten oder dem Landesbeauftragten für den Datenschutz des Bundeslandes, in dem Sie wohnen oder in dem unsere Werkstatt liegt.
`;
