import { EmailLink } from './contact-data.tsx';

export function Empfaenger() {
  return (
    <p>
      Ihre Daten sehen nur die Menschen in unserer Werkstatt, die damit arbeiten. Wir verkaufen sie nicht,
      geben sie nicht zu Werbezwecken weiter und übermitteln sie nicht in Länder außerhalb der EU und des
      Europäischen Wirtschaftsraums. Automatisierte Entscheidungen oder Profiling im Sinne von Art.&nbsp;22
      DSGVO gibt es nicht.
    </p>
  );
}

export function Speicherdauer() {
  return (
    <ul>
      <li>Kundenkonto und Warenkorb: bis Sie uns bitten, das Konto zu löschen.</li>
      <li>
        Anmeldung: bis Sie sich abmelden oder die Sitzung abläuft; die Kennung des Geräts (Cookie) 180 Tage,
        die Prüfwerte der Anmeldeversuche einen Tag.
      </li>
      <li>E-Mails und Gesprächsnotizen: bis Ihr Anliegen erledigt ist.</li>
      <li>
        Was zu einem Kauf gehört: solange Handels- und Steuerrecht es verlangen, je nach Unterlage sechs, acht
        oder zehn Jahre (§&nbsp;257 HGB, §&nbsp;147 AO). In dieser Zeit sind die Daten nur noch dafür da.
      </li>
    </ul>
  );
}

export function Rechte() {
  return (
    <>
      <p>Nach der DSGVO haben Sie uns gegenüber das Recht auf</p>
      <ul>
        <li>Auskunft über Ihre Daten (Art.&nbsp;15),</li>
        <li>Berichtigung falscher Daten (Art.&nbsp;16),</li>
        <li>Löschung (Art.&nbsp;17),</li>
        <li>Einschränkung der Verarbeitung (Art.&nbsp;18),</li>
        <li>Übertragung Ihrer Daten in einem gängigen Format (Art.&nbsp;20).</li>
      </ul>
      <p>
        <strong>Widerspruch:</strong> Verarbeiten wir Daten auf Grundlage von Art.&nbsp;6 Abs.&nbsp;1
        Buchst.&nbsp;f, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit
        widersprechen (Art.&nbsp;21), der Werbung auch ohne Gründe.
      </p>
      <p>
        Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen (Art.&nbsp;7
        Abs.&nbsp;3). Für alles genügt eine Nachricht an <EmailLink />.
      </p>
      <p>
        Sie können sich außerdem bei einer Aufsichtsbehörde beschweren (Art.&nbsp;77), zum Beispiel bei der
        Landesbeauftragten oder dem Landesbeauftragten für den Datenschutz des Bundeslandes, in dem Sie wohnen
        oder in dem unsere Werkstatt liegt.
      </p>
    </>
  );
}
