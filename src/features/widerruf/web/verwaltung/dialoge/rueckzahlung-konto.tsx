/** How the money goes back, when it was not returned already. */
export function Konto() {
  return (
    <p className="quiet">
      Zurückzahlen können Sie danach auf der Seite der Bestellung: über den Zahlungsanbieter, bei dem das Geld
      ankam, oder per Überweisung. Nach der Bankverbindung fragt der Laden die Kundschaft. Ist das Geld schon
      zurückgezahlt, sagen Sie es hier.
    </p>
  );
}
