import { useLadenName } from '#features/einstellung/web/use-laden.ts';
import { AccordionSection } from './accordion-section.tsx';
import { Empfaenger, Rechte, Speicherdauer } from './datenschutz-rechte.tsx';
import {
  Bestellung,
  Kontaktaufnahme,
  Kundenkonto,
  Links,
  Protokolle,
  Speicher,
  Verantwortliche,
  Warenkorb,
} from './datenschutz-verarbeitung.tsx';
import { LegalLayout } from './legal-layout.tsx';

export function DatenschutzPage() {
  const description = `Datenschutzerklärung von ${useLadenName()}: welche Daten unser Shop verarbeitet, wozu, wie lange und welche Rechte Sie haben.`;
  return (
    <LegalLayout
      title="Datenschutz"
      lead="Datenschutzerklärung"
      stand="Oktober 2025"
      description={description}
    >
      <p>
        Kurz gesagt: Unser Shop läuft auf einem eigenen Server. Er lädt nichts von Dritten nach, kennt keine
        Werbung und keine Besucherstatistik. Sein einziges Cookie schützt Ihr Konto. Daten über Sie entstehen
        erst, wenn Sie ein Konto anlegen, uns schreiben oder anrufen.
      </p>
      <AccordionSection title="1. Wer verantwortlich ist" isOpen>
        <Verantwortliche />
      </AccordionSection>
      <AccordionSection title="2. Besuch der Seiten und Server-Protokolle">
        <Protokolle />
      </AccordionSection>
      <AccordionSection title="3. Was in Ihrem Browser gespeichert wird">
        <Speicher />
      </AccordionSection>
      <AccordionSection title="4. Kundenkonto und Anmeldung">
        <Kundenkonto />
      </AccordionSection>
      <AccordionSection title="5. Warenkorb">
        <Warenkorb />
      </AccordionSection>
      <AccordionSection title="6. Bestellung, Zahlung und Versand">
        <Bestellung />
      </AccordionSection>
      <AccordionSection title="7. Wenn Sie uns schreiben oder anrufen">
        <Kontaktaufnahme />
      </AccordionSection>
      <AccordionSection title="8. Links zu anderen Seiten">
        <Links />
      </AccordionSection>
      <AccordionSection title="9. Empfänger und Länder außerhalb der EU">
        <Empfaenger />
      </AccordionSection>
      <AccordionSection title="10. Wie lange wir Daten aufbewahren">
        <Speicherdauer />
      </AccordionSection>
      <AccordionSection title="11. Ihre Rechte und die Aufsichtsbehörde">
        <Rechte />
      </AccordionSection>
    </LegalLayout>
  );
}
