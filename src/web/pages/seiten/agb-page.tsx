import { Link } from 'react-router';
import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { formatEuro } from '#shared/money.ts';
import { Anschrift, EmailLink } from './contact-data.tsx';
import { LegalLayout } from './legal-layout.tsx';
import { Widerruf } from './widerruf.tsx';

/** storefront.txt §9: DHL, in euros per order. */
const versandkosten = 7.69;

export function AgbPage() {
  const description = `Allgemeine Geschäftsbedingungen von ${useLadenName()}: Bestellung, Preise, Lieferung, Zahlung und Widerrufsrecht.`;
  return (
    <LegalLayout
      title="AGB"
      lead="Allgemeine Geschäftsbedingungen und Kundeninformationen"
      stand="Oktober 2025"
      description={description}
    >
      <Geltungsbereich />
      <Vertragsschluss />
      <Preise />
      <Lieferung />
      <Zahlung />
      <Widerruf />
      <Gewaehrleistung />
    </LegalLayout>
  );
}

function Geltungsbereich() {
  const name = useLadenName();
  const { inhaberin } = useLaden();
  return (
    <section>
      <h2>1. Geltungsbereich und Vertragspartnerin</h2>
      <p>
        Diese Bedingungen gelten für alle Bestellungen, die Verbraucherinnen und Verbraucher in unserem
        Online-Shop aufgeben. Verbraucher ist, wer ein Rechtsgeschäft zu Zwecken abschließt, die überwiegend
        weder der gewerblichen noch der selbständigen beruflichen Tätigkeit zugerechnet werden können
        (§&nbsp;13 BGB).
      </p>
      <p>Der Kaufvertrag kommt zustande mit:</p>
      <Anschrift name={`${name}, Inhaberin ${inhaberin}`} />
    </section>
  );
}

function Vertragsschluss() {
  return (
    <section>
      <h2>2. Vertragsschluss</h2>
      <p>
        Die Darstellung der Produkte im Shop ist noch kein bindendes Angebot, sondern eine Einladung zur
        Bestellung. Erst wenn Sie Ihre Bestellung absenden, geben Sie ein verbindliches Kaufangebot ab. Bis
        dahin können Sie alle Angaben im Warenkorb und an der Kasse prüfen und ändern.
      </p>
      <p>
        Wir bestätigen den Eingang Ihrer Bestellung unverzüglich per E-Mail. Diese Bestätigung ist noch keine
        Annahme. Wir können Ihr Angebot innerhalb von fünf Tagen annehmen, indem wir Ihnen eine
        Auftragsbestätigung senden, Sie zur Zahlung auffordern oder die Ware verschicken. Nehmen wir es in
        dieser Zeit nicht an, sind Sie an Ihre Bestellung nicht mehr gebunden.
      </p>
      <p>
        Der Vertrag wird in deutscher Sprache geschlossen. Wir speichern den Vertragstext und senden Ihnen die
        Bestelldaten, diese Bedingungen und die Widerrufsbelehrung per E-Mail zu.
      </p>
    </section>
  );
}

function Preise() {
  return (
    <section id="versand">
      <h2>3. Preise und Versandkosten</h2>
      <p>
        Alle Preise sind Endpreise in Euro und enthalten die gesetzliche Mehrwertsteuer. Neben dem Preis einer
        Seife steht ihr Grundpreis je Kilogramm.
      </p>
      <p>
        Hinzu kommen je Bestellung Versandkosten von {formatEuro(versandkosten)} für den Versand mit DHL. Sie
        werden im Warenkorb und vor dem Absenden der Bestellung gesondert ausgewiesen.
      </p>
    </section>
  );
}

function Lieferung() {
  return (
    <section>
      <h2>4. Lieferung</h2>
      <p>
        Wir liefern mit DHL und ausschließlich innerhalb Deutschlands. Die Lieferung dauert in der Regel 3–5
        Werktage nach Zahlungseingang. Gilt für ein Produkt eine andere Zeit, steht das auf seiner Seite.
      </p>
      <p>
        Jedes Stück entsteht von Hand. Kleine Unterschiede in Farbe, Maserung und Form gehören dazu; das
        angegebene Gewicht ist das Gewicht beim Verpacken.
      </p>
    </section>
  );
}

function Zahlung() {
  return (
    <section>
      <h2>5. Zahlung und Eigentums&shy;vorbehalt</h2>
      <p>Sie zahlen nach Ihrer Wahl per:</p>
      <ul>
        <li>Vorkasse: Unsere Bankverbindung steht in der Auftragsbestätigung.</li>
        <li>PayPal: Sie bestätigen die Zahlung bei PayPal.</li>
        <li>Kreditkarte: Ihre Karte wird mit der Auftragsbestätigung belastet.</li>
      </ul>
      <p>Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.</p>
    </section>
  );
}

function Gewaehrleistung() {
  return (
    <section>
      <h2>7. Gewährleistung, Haftung und Schluss&shy;bestimmungen</h2>
      <p>
        Für unsere Waren besteht das gesetzliche Mängelhaftungsrecht. Ist etwas beschädigt oder nicht so, wie
        es sein soll, schreiben Sie uns am besten gleich an <EmailLink />, gern mit einem Foto. Ihre
        gesetzlichen Ansprüche hängen davon nicht ab.
      </p>
      <p>
        Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder
        Gesundheit und nach dem Produkthaftungsgesetz. Bei leicht fahrlässiger Verletzung wesentlicher
        Vertragspflichten ist die Haftung auf den vorhersehbaren, vertragstypischen Schaden begrenzt.
        Wesentlich sind Pflichten, auf deren Erfüllung Sie vertrauen dürfen, weil sie den Vertrag erst möglich
        machen. Im Übrigen ist die Haftung ausgeschlossen.
      </p>
      <p>
        Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts; zwingende Vorschriften zum Schutz von
        Verbrauchern bleiben unberührt. Zur Streitbeilegung vor einer Verbraucherschlichtungsstelle sind wir
        weder verpflichtet noch bereit; Näheres steht im <Link to="/impressum">Impressum</Link>. Wie wir mit
        Ihren Daten umgehen, steht in der <Link to="/datenschutz">Datenschutzerklärung</Link>.
      </p>
    </section>
  );
}
