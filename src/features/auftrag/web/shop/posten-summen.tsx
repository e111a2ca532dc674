import type { Versandart } from '#features/lieferung/versandart.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { SteuerZeile } from '../../posten-contract.ts';
import styles from './posten.module.css';
import { versandBetragText } from './versand-betrag.ts';

type PostenSummenProps = {
  zwischensumme: number;
  versand: number;
  gesamt: number;
  steuer: SteuerZeile[];
  versandart: Versandart | undefined;
  /** The tax note of a shop that shows no tax. */
  preisHinweis: string;
  /** Whether a change of the total is announced. */
  isLive?: boolean;
};

/** Goods, postage and the total in euros, with the tax inside it. */
export function PostenSummen({ isLive = false, ...props }: PostenSummenProps) {
  const { zwischensumme, versand, gesamt, steuer, versandart, preisHinweis } = props;
  const live = isLive ? ({ 'aria-live': 'polite', 'aria-atomic': true } as const) : {};
  return (
    <dl className={`stack-2 ${styles.summen}`}>
      <div>
        <dt>Zwischensumme</dt>
        <dd>{formatEuro(zwischensumme)}</dd>
      </div>
      <div>
        <dt>{versandName(versandart)}</dt>
        <dd>{versandBetragText(versand)}</dd>
      </div>
      <div className={styles.gesamt} {...live}>
        <dt>Gesamt</dt>
        <dd>{formatEuro(gesamt)}</dd>
      </div>
      {steuer.map(({ satz, steuer: betrag }) => (
        <div key={satz} className={styles.klein}>
          <dt>{`darin ${String(satz).replace('.', ',')} % MwSt.`}</dt>
          <dd>{formatEuro(betrag)}</dd>
        </div>
      ))}
      {steuer.length === 0 && preisHinweis && (
        <div className={styles.klein}>
          <dt>{preisHinweis}</dt>
          <dd />
        </div>
      )}
    </dl>
  );
}

function versandName(versandart: Versandart | undefined): string {
  if (versandart === undefined) return 'Versand';
  return versandart === 'abholung' ? 'Abholung' : 'Versand (DHL)';
}
