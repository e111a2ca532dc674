import { belehrung } from './widerruf.ts';

/**
 * The terms of the specification (requirements.md, storefront §9), first version. Their notice is that of the
 * withdrawal page.
 */
export const agbText = `## 1. Geltungsbereich und Vertragspartnerin

Diese Bedingungen gelten für alle Bestellungen, die Verbraucherinnen und Verbraucher in unserem Online-Shop aufgeben. Verbraucher ist, wer ein Rechtsgeschäft zu Zwecken abschließt, die überwiegend weder der gewerblichen noch der selbständigen beruflichen Tätigkeit zugerechnet werden können (§\u00a013 BGB).

Der Kaufvertrag kommt zustande mit:

{{laden}}, Inhaberin {{inhaberin}}
{{anschrift}}

## 2. Vertragsschluss

Die Darstellung der Produkte im Shop ist noch kein bindendes Angebot, sondern eine Einladung zur Bestellung. Erst wenn Sie Ihre Bestellung absenden, geben Sie ein verbindliches Kaufangebot ab. Bis dahin können Sie alle Angaben im Warenkorb und an der Kasse prüfen und ändern.

{{vertragsschluss}}

## 3. Preise und Versandkosten

{{preisangabe}} Neben dem Preis einer Seife steht ihr Grundpreis je Kilogramm.

{{versandkostenAbsatz}}

## 4. Lieferung

{{lieferung}}

Jedes Stück entsteht von Hand. Kleine Unterschiede in Farbe, Maserung und Form gehören dazu; das angegebene Gewicht ist das Gewicht beim Verpacken.

## 5. Zahlung und Eigentums\u00advorbehalt

Sie zahlen nach Ihrer Wahl per:

{{zahlungsarten}}

Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.

## 6. Widerrufsrecht

${belehrung('###')}
## 7. Gewährleistung, Haftung und Schluss\u00adbestimmungen

Für unsere Waren besteht das gesetzliche Mängelhaftungsrecht. Ist etwas beschädigt oder nicht so, wie es sein soll, schreiben Sie uns am besten gleich an {{email}}, gern mit einem Foto. Ihre gesetzlichen Ansprüche hängen davon nicht ab.

Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und nach dem Produkthaftungsgesetz. Bei leicht fahrlässiger Verletzung wesentlicher Vertragspflichten ist die Haftung auf den vorhersehbaren, vertragstypischen Schaden begrenzt. Wesentlich sind Pflichten, auf deren Erfüllung Sie vertrauen dürfen, weil sie den Vertrag erst möglich machen. Im Übrigen ist die Haftung ausgeschlossen.

Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts; zwingende Vorschriften zum Schutz von Verbrauchern bleiben unberührt. Zur Streitbeilegung vor einer Verbraucherschlichtungsstelle sind wir weder verpflichtet noch bereit; Näheres steht im [Impressum](/impressum). Wie wir mit Ihren Daten umgehen, steht in der [Datenschutzerklärung](/datenschutz).
`;
