/** The terms of the specification (storefront.txt §9), first version. The notice follows the models of EGBGB, Anlagen 1 and 2 to Art. 246a. */
export const agbText = `## 1. Geltungsbereich und Vertragspartnerin

Diese Bedingungen gelten für alle Bestellungen, die Verbraucherinnen und Verbraucher in unserem Online-Shop aufgeben. Verbraucher ist, wer ein Rechtsgeschäft zu Zwecken abschließt, die überwiegend weder der gewerblichen noch der selbständigen beruflichen Tätigkeit zugerechnet werden können (§\u00a013 BGB).

Der Kaufvertrag kommt zustande mit:

{{laden}}, Inhaberin {{inhaberin}}
{{anschrift}}

## 2. Vertragsschluss

Die Darstellung der Produkte im Shop ist noch kein bindendes Angebot, sondern eine Einladung zur Bestellung. Erst wenn Sie Ihre Bestellung absenden, geben Sie ein verbindliches Kaufangebot ab. Bis dahin können Sie alle Angaben im Warenkorb und an der Kasse prüfen und ändern.

Wir bestätigen den Eingang Ihrer Bestellung unverzüglich per E-Mail. Diese Bestätigung ist noch keine Annahme. Wir können Ihr Angebot innerhalb von fünf Tagen annehmen, indem wir Ihnen eine Auftragsbestätigung senden, Sie zur Zahlung auffordern oder die Ware verschicken. Nehmen wir es in dieser Zeit nicht an, sind Sie an Ihre Bestellung nicht mehr gebunden.

Der Vertrag wird in deutscher Sprache geschlossen. Wir speichern den Vertragstext und senden Ihnen die Bestelldaten, diese Bedingungen und die Widerrufsbelehrung per E-Mail zu.

## 3. Preise und Versandkosten

{{preisangabe}} Neben dem Preis einer Seife steht ihr Grundpreis je Kilogramm.

Hinzu kommen je Bestellung Versandkosten von {{versandkosten}} für den Versand mit DHL. Sie werden im Warenkorb und vor dem Absenden der Bestellung gesondert ausgewiesen.

## 4. Lieferung

Wir liefern mit DHL und ausschließlich innerhalb Deutschlands. Die Lieferung dauert in der Regel 3–5 Werktage nach Zahlungseingang. Gilt für ein Produkt eine andere Zeit, steht das auf seiner Seite.

Jedes Stück entsteht von Hand. Kleine Unterschiede in Farbe, Maserung und Form gehören dazu; das angegebene Gewicht ist das Gewicht beim Verpacken.

## 5. Zahlung und Eigentums\u00advorbehalt

Sie zahlen nach Ihrer Wahl per:

{{zahlungsarten}}

Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.

## 6. Widerrufsrecht

Verbraucherinnen und Verbrauchern steht ein Widerrufsrecht von vierzehn Tagen zu.

> ### Widerrufs\u00adbelehrung
>
> #### Widerrufsrecht
>
> Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.
>
> Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.
>
> Um Ihr Widerrufsrecht auszuüben, müssen Sie uns
>
> {{laden}}, {{inhaberin}}
> {{anschrift}}
>
> E-Mail: {{email}}
> Telefon: {{telefon}}
>
> mittels einer eindeutigen Erklärung (z.\u00a0B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.
>
> Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.
>
> #### Folgen des Widerrufs
>
> Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.
>
> Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.
>
> Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.
>
> Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.

### Wann das Widerrufsrecht nicht besteht

Das Widerrufsrecht besteht nicht bei Waren, die nicht vorgefertigt sind und für deren Herstellung Ihre individuelle Auswahl maßgeblich ist oder die eindeutig auf Ihre persönlichen Bedürfnisse zugeschnitten sind (§\u00a0312g Abs.\u00a02 Nr.\u00a01 BGB), zum Beispiel Schmuck nach Ihren Wünschen.

> ### Muster-Widerrufsformular
>
> (Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.)
>
> An:
>
> {{laden}}, {{inhaberin}}
> {{anschrift}}
>
> E-Mail: {{email}}
>
> - Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)
> - Bestellt am (*)/erhalten am (*)
> - Name des/der Verbraucher(s)
> - Anschrift des/der Verbraucher(s)
> - Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
> - Datum
>
> (*) Unzutreffendes streichen.

## 7. Gewährleistung, Haftung und Schluss\u00adbestimmungen

Für unsere Waren besteht das gesetzliche Mängelhaftungsrecht. Ist etwas beschädigt oder nicht so, wie es sein soll, schreiben Sie uns am besten gleich an {{email}}, gern mit einem Foto. Ihre gesetzlichen Ansprüche hängen davon nicht ab.

Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und nach dem Produkthaftungsgesetz. Bei leicht fahrlässiger Verletzung wesentlicher Vertragspflichten ist die Haftung auf den vorhersehbaren, vertragstypischen Schaden begrenzt. Wesentlich sind Pflichten, auf deren Erfüllung Sie vertrauen dürfen, weil sie den Vertrag erst möglich machen. Im Übrigen ist die Haftung ausgeschlossen.

Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts; zwingende Vorschriften zum Schutz von Verbrauchern bleiben unberührt. Zur Streitbeilegung vor einer Verbraucherschlichtungsstelle sind wir weder verpflichtet noch bereit; Näheres steht im [Impressum](/impressum). Wie wir mit Ihren Daten umgehen, steht in der [Datenschutzerklärung](/datenschutz).
`;
