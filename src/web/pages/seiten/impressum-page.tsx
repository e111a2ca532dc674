import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { Anschrift, EmailLink, TelefonLink } from './contact-data.tsx';
import { LegalLayout } from './legal-layout.tsx';

export function ImpressumPage() {
  const description = `Impressum von ${useLadenName()}: Anbieterin, Anschrift, Kontakt und Umsatzsteuer-Identifikationsnummer.`;
  return (
    <LegalLayout title="Impressum" lead="Angaben gemäß § 5 DDG" description={description}>
      <Anbieterin />
      <Verantwortung />
      <Streitbeilegung />
    </LegalLayout>
  );
}

function Anbieterin() {
  const { inhaberin } = useLaden();
  return (
    <>
      <section>
        <h2>Anbieterin</h2>
        <Anschrift />
        <p>Einzelunternehmen, Inhaberin: {inhaberin}</p>
      </section>
      <section>
        <h2>Kontakt</h2>
        <p>
          E-Mail: <EmailLink />
          <br />
          Telefon: <TelefonLink />
        </p>
      </section>
    </>
  );
}

function Verantwortung() {
  const name = useLadenName();
  const { inhaberin } = useLaden();
  return (
    <>
      <section>
        <h2>Verantwortlich für den Inhalt</h2>
        <p>gemäß §&nbsp;18 Abs.&nbsp;2 Medienstaatsvertrag (MStV):</p>
        <Anschrift name={inhaberin} />
      </section>
      <section>
        <h2>Verantwortliche Person für unsere Seifen</h2>
        <p>gemäß Artikel&nbsp;4 der Verordnung (EG) Nr.&nbsp;1223/2009 über kosmetische Mittel:</p>
        <Anschrift name={`${inhaberin}, ${name}`} />
      </section>
    </>
  );
}

function Streitbeilegung() {
  return (
    <>
      <section>
        <h2>Verbraucher&shy;streit&shy;beilegung</h2>
        <p>
          Hinweis gemäß §&nbsp;36 Verbraucherstreitbeilegungsgesetz (VSBG): Wir sind nicht verpflichtet und
          nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.
          Wenn etwas nicht stimmt, schreiben Sie uns oder rufen Sie an. Wir finden eine Lösung.
        </p>
      </section>
      <section>
        <h2>Texte und Bilder</h2>
        <p>
          Texte und Bilder dieser Seiten sind urheberrechtlich geschützt. Wenn Sie etwas davon verwenden
          möchten, fragen Sie uns bitte vorher.
        </p>
      </section>
    </>
  );
}
