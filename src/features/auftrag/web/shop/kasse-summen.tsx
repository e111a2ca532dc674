import { preisHinweis } from '#features/einstellung/preis-hinweis.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { formatEuro } from '#shared/money.ts';
import type { Kasse, Moeglichkeit } from '../../kasse-contract.ts';
import styles from './kasse-summen.module.css';
import { betragText } from './kasse-worte.ts';

type KasseSummenProps = { kasse: Kasse; moeglichkeit: Moeglichkeit };

/** Goods, postage and the total, with the tax inside it. A change of the total is announced. */
export function KasseSummen({ kasse: { zwischensumme }, moeglichkeit }: KasseSummenProps) {
  const { versandart, versand, gesamt, steuer } = moeglichkeit;
  const hinweis = preisHinweis(useLaden().steuermodus);
  return (
    <dl className={styles.summen}>
      <div>
        <dt>Zwischensumme</dt>
        <dd>{formatEuro(zwischensumme)}</dd>
      </div>
      <div>
        <dt>{versandart === 'abholung' ? 'Abholung' : 'Versand (DHL)'}</dt>
        <dd>{betragText(versand)}</dd>
      </div>
      <div className={styles.gesamt} aria-live="polite" aria-atomic="true">
        <dt>Gesamt</dt>
        <dd>{formatEuro(gesamt)}</dd>
      </div>
      {steuer.map(({ satz, steuer: betrag }) => (
        <div key={satz} className={styles.steuer}>
          <dt>darin {String(satz).replace('.', ',')} % MwSt.</dt>
          <dd>{formatEuro(betrag)}</dd>
        </div>
      ))}
      {steuer.length === 0 && (
        <div className={styles.steuer}>
          <dt>{hinweis}</dt>
          <dd />
        </div>
      )}
    </dl>
  );
}
