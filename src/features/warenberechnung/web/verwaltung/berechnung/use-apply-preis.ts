import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { Warenberechnung } from '../../../contract.ts';
import { betragText } from '../betrag-text.ts';
import { uebernehmenFehler } from '../warenberechnung-texte.ts';
import { useSendPreis } from './use-send-preis.ts';

/** Applies the calculated price to the product; for an incomplete calculation only after a confirmation (R11). */
export function useApplyPreis() {
  const { mutateAsync, isPending } = useSendPreis();

  const takeBack = async (name: string, { produktId, preis, vorher }: Uebernommen) => {
    try {
      await mutateAsync({ produktId, preis: vorher, only: preis });
      const jetzt = hasPreis(vorher) ? `kostet wieder ${betragText(vorher)}` : 'hat wieder keinen Preis';
      snackbar.success(`Rückgängig gemacht: ${name} ${jetzt}.`);
    } catch (error) {
      showFailure('Fehler beim Rückgängigmachen: ', error);
    }
  };

  const apply = async (berechnung: Warenberechnung) => {
    if (berechnung.fehlend.length > 0 && !(await confirm(questionOf(berechnung)))) return;
    const { _id: produktId, name } = berechnung.portfolioProdukt;
    const preis = berechnung.vkPreisGerundet;
    try {
      const vorher = await mutateAsync({ produktId, preis });
      snackbar.success(`Preis übernommen: ${name} kostet jetzt ${betragText(preis)}.`, {
        label: 'Rückgängig',
        onClick: () => void takeBack(name, { produktId, preis, vorher }),
      });
    } catch (error) {
      showFailure(uebernehmenFehler, error);
    }
  };
  return { apply, isPending };
}

/** A price in euros that was applied, and the previous one, if there was one. */
type Uebernommen = { produktId: string; preis: number; vorher: number | null };

function questionOf({ portfolioProdukt: { name }, vkPreisGerundet, fehlend }: Warenberechnung) {
  return {
    question: 'Die Berechnung ist unvollständig. Den Preis trotzdem übernehmen?',
    what: `${name}: ${betragText(vkPreisGerundet)}`,
    consequence: `Im Preis fehlt: ${fehlend.join('; ')}.`,
    yes: 'Preis übernehmen',
    isDestructive: false,
  };
}
