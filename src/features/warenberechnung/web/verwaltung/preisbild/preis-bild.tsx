import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import { betragText } from '../betrag-text.ts';
import { GerundetHinweis } from '../rechenweg/gerundet-hinweis.tsx';
import { isGerundet } from '../rechenweg/is-gerundet.ts';
import { PreisBalken } from './preis-balken.tsx';
import styles from './preis-bild.module.css';
import { type Preisbasis, preisTeileOf, type Segment } from './preis-segmente.ts';
import { TeileList } from './teile-list.tsx';

type PreisBildProps = { berechnung: Preisbasis; preis: number | null };

/** The calculated price as a bar from base soap to profit, with the costs and the profit listed below. */
export function PreisBild({ berechnung, preis }: PreisBildProps) {
  const { kosten, steuer, rest, restBetrag } = preisTeileOf(berechnung);
  const { vkPreisGerundet } = berechnung;
  const von = hasPreis(vkPreisGerundet) ? ` von ${betragText(vkPreisGerundet)}` : '';
  return (
    <>
      <PreisBalken berechnung={berechnung} preis={preis} />
      <div className={styles.haelften}>
        <TeileList titel="Das kostet ein Stück" summe={berechnung.kosten} teile={kosten} />
        {steuer.map((teil) => (
          <TeileList key={teil.key} titel="Das geht ans Finanzamt" summe={teil.betrag ?? 0} teile={[teil]} />
        ))}
        <TeileList titel={`Das bleibt vom berechneten Preis${von}`} summe={restBetrag} teile={rest} />
      </div>
      {(isGerundet(betraege(kosten), berechnung.kosten) || isGerundet(betraege(rest), restBetrag)) && (
        <GerundetHinweis />
      )}
    </>
  );
}

function betraege(teile: Segment[]): (number | null)[] {
  return teile.map(({ betrag }) => betrag);
}
