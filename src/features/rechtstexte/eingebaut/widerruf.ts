/** The withdrawal notice with its form on a page of its own, first version. */
export const widerrufText = belehrung('##');

/**
 * The notice and its form with headings from a level (`##`) on, by the models of EGBGB, Anlagen 1 and 2 to
 * Art. 246a, as they are since June 2026 (without fax, with the online function).
 */
export function belehrung(ebene: string): string {
  const unter = `${ebene}#`;
  return `Verbraucherinnen und Verbrauchern steht ein Widerrufsrecht von vierzehn Tagen zu.

> ${ebene} Widerrufs\u00adbelehrung
>
> ${unter} Widerrufsrecht
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
> Sie können Ihr Widerrufsrecht auch online unter {{widerrufsadresse}} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z.\u00a0B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.
>
> Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.
>
> ${unter} Folgen des Widerrufs
>
> Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.
>
> Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.
>
> Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.
>
> Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.

${ebene} Wann das Widerrufsrecht nicht besteht

Das Widerrufsrecht besteht nicht bei Waren, die nicht vorgefertigt sind und für deren Herstellung Ihre individuelle Auswahl maßgeblich ist oder die eindeutig auf Ihre persönlichen Bedürfnisse zugeschnitten sind (§\u00a0312g Abs.\u00a02 Nr.\u00a01 BGB), zum Beispiel Schmuck nach Ihren Wünschen.

> ${ebene} Muster-Widerrufs\u00adformular
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
`;
}
