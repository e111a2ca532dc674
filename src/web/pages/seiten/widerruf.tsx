import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { Anschrift, EmailLink, TelefonLink } from './contact-data.tsx';
import styles from './seiten.module.css';

/** Section 6 of the terms. Instruction and form follow the models of EGBGB, Anlagen 1 and 2 to Art. 246a. */
export function Widerruf() {
  return (
    <section>
      <h2>6. Widerrufsrecht</h2>
      <p>Verbraucherinnen und Verbrauchern steht ein Widerrufsrecht von vierzehn Tagen zu.</p>
      <Widerrufsbelehrung />
      <Ausnahmen />
      <MusterWiderrufsformular />
    </section>
  );
}

function Widerrufsbelehrung() {
  const name = useLadenName();
  const { inhaberin } = useLaden();
  return (
    <div className={styles.sheet}>
      <h3>Widerrufs&shy;belehrung</h3>
      <h4>Widerrufsrecht</h4>
      <p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.</p>
      <p>
        Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter,
        der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.
      </p>
      <p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns</p>
      <Anschrift name={`${name}, ${inhaberin}`} />
      <p>
        E-Mail: <EmailLink />
        <br />
        Telefon: <TelefonLink />
      </p>
      <p>
        mittels einer eindeutigen Erklärung (z.&nbsp;B. ein mit der Post versandter Brief oder eine E-Mail)
        über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte
        Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.
      </p>
      <p>
        Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des
        Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.
      </p>
      <WiderrufFolgen />
    </div>
  );
}

function WiderrufFolgen() {
  return (
    <>
      <h4>Folgen des Widerrufs</h4>
      <p>
        Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben,
        einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass
        Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt
        haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die
        Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung
        verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es
        sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen
        dieser Rückzahlung Entgelte berechnet.
      </p>
      <p>
        Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den
        Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere
        Zeitpunkt ist.
      </p>
      <p>
        Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem
        Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die
        Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Sie tragen die
        unmittelbaren Kosten der Rücksendung der Waren.
      </p>
      <p>
        Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen
        zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang
        mit ihnen zurückzuführen ist.
      </p>
    </>
  );
}

function Ausnahmen() {
  return (
    <>
      <h3>Wann das Widerrufsrecht nicht besteht</h3>
      <p>
        Das Widerrufsrecht besteht nicht bei Waren, die nicht vorgefertigt sind und für deren Herstellung Ihre
        individuelle Auswahl maßgeblich ist oder die eindeutig auf Ihre persönlichen Bedürfnisse zugeschnitten
        sind (§&nbsp;312g Abs.&nbsp;2 Nr.&nbsp;1 BGB), zum Beispiel Schmuck nach Ihren Wünschen.
      </p>
    </>
  );
}

function MusterWiderrufsformular() {
  const name = useLadenName();
  const { inhaberin } = useLaden();
  return (
    <div className={styles.sheet}>
      <h3>Muster-Widerrufsformular</h3>
      <p>
        (Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es
        zurück.)
      </p>
      <p>An:</p>
      <Anschrift name={`${name}, ${inhaberin}`} />
      <p>
        E-Mail: <EmailLink />
      </p>
      <ul>
        <li>
          Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der
          folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)
        </li>
        <li>Bestellt am (*)/erhalten am (*)</li>
        <li>Name des/der Verbraucher(s)</li>
        <li>Anschrift des/der Verbraucher(s)</li>
        <li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</li>
        <li>Datum</li>
      </ul>
      <p>(*) Unzutreffendes streichen.</p>
    </div>
  );
}
