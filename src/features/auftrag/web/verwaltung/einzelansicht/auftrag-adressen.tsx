import { versandartText } from '#features/lieferung/versandart.ts';
import { tagOf } from '#shared/datum/datum.ts';
import type { Anschrift } from '../../../anschrift/anschrift.ts';
import { anschriftZeilen } from '../../../anschrift/anschrift-zeilen.ts';
import type { TeilProps } from '../auftrag-props.ts';
import { zusageWorte } from '../auftrag-worte.ts';
import { AktionKnopf } from './aktion-knopf.tsx';
import styles from './auftrag.module.css';
import { DruckWarnung } from './druck-warnung.tsx';
import { KopierKnopf } from './kopier-knopf.tsx';

/** How and when it is had, where it goes, and where the invoice goes if that is another place. */
export function AuftragAdressen({ auftrag, onAktion }: TeilProps) {
  const { versandart, lieferung, rechnung, rechnungAn, abholung } = auftrag;
  const zusage = zusageWorte(auftrag, tagOf(new Date()));
  const isSame = lieferung && textOf(lieferung) === textOf(rechnung);
  return (
    <section className={`card roomy ${styles.card}`} aria-labelledby="auftrag-weg">
      <h2 id="auftrag-weg">{versandart === 'abholung' ? 'Abholung' : 'Versand'}</h2>
      <p>
        {versandart && <span>{versandartText[versandart]}</span>}
        {zusage && (
          <>
            <br />
            <span className={styles.leise}>{`${zusage.wort}: ${zusage.tage}`}</span>
          </>
        )}
      </p>
      {abholung && (
        <p className={styles.lines}>{[abholung.ort, abholung.zeiten].filter(Boolean).join('\n')}</p>
      )}
      {lieferung && <Adresse titel="Lieferadresse" adresse={lieferung} />}
      {versandart && wirdGedruckt(auftrag) && (
        <DruckWarnung anschrift={lieferung ?? rechnung} wo={versandart} />
      )}
      <AktionKnopf aktion="adresse" auftrag={auftrag} onAktion={onAktion} />
      {!isSame && <Adresse titel="Rechnungsadresse" adresse={rechnung} />}
      {rechnungAn && <Adresse titel="Rechnung an" adresse={rechnungAn} />}
    </section>
  );
}

/** Whether its papers are still needed. */
function wirdGedruckt({ aktionen }: TeilProps['auftrag']): boolean {
  return aktionen.includes('adresse') || aktionen.includes('abgeholt');
}

function Adresse({ titel, adresse }: { titel: string; adresse: Anschrift }) {
  const text = textOf(adresse);
  if (!text) return null;
  return (
    <div>
      <h3 className={styles.unter}>{titel}</h3>
      <div className={styles.adresse}>
        <address className={styles.lines}>{text}</address>
        <KopierKnopf was={titel} text={text} />
      </div>
    </div>
  );
}

function textOf(adresse: Anschrift): string {
  return anschriftZeilen(adresse).join('\n');
}
