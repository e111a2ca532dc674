/** The imprint, first version (§ 5 DDG, § 18 MStV, R23). */
export const impressumText = `## Anbieterin

{{laden}}
{{anschrift}}

Einzelunternehmen, Inhaberin: {{inhaberin}}

## Kontakt

E-Mail: {{email}}
Telefon: {{telefon}}

{{umsatzsteuer}}

## Verantwortlich für den Inhalt

gemäß §\u00a018 Abs.\u00a02 Medienstaatsvertrag (MStV):

{{inhaberin}}
{{anschrift}}

{{verantwortlich}}

## Verbraucher\u00adstreit\u00adbeilegung

Hinweis gemäß §\u00a036 Verbraucherstreitbeilegungsgesetz (VSBG): Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Wenn etwas nicht stimmt, schreiben Sie uns oder rufen Sie an. Wir finden eine Lösung.

## Texte und Bilder

Texte und Bilder dieser Seiten sind urheberrechtlich geschützt. Wenn Sie etwas davon verwenden möchten, fragen Sie uns bitte vorher.
`;
