/** The shop never keeps an account number of its customers: where the money goes back to has to be found. */
export function Konto() {
  return (
    <p className="quiet">
      Das Geld geht den Weg zurück, auf dem es kam: Was online bezahlt wurde, beim Zahlungsanbieter; bei einer
      Überweisung steht das Konto im Kontoauszug. Fehlt es, die Bankverbindung bitte erfragen.
    </p>
  );
}
