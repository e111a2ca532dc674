import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetShopProdukte } from '#features/portfolio/web/verwaltung/portfolio-cache.ts';
import { verwalteteProdukteQuery } from '#features/portfolio/web/verwaltung/portfolio-verwaltung.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import { confirm } from '#web/ui/verwaltung/confirm.ts';
import { snackbar } from '#web/ui/verwaltung/snackbar.ts';
import { tellFailure } from '#web/ui/verwaltung/tell-failure.ts';
import type { Warenberechnung } from '../../contract.ts';
import { betragText } from './betrag-text.ts';
import { uebernehmenFehler } from './warenberechnung-texte.ts';

/** Puts the calculated price into the shop; of an incomplete calculation only after a question (R11). */
export function useApplyPreis() {
  const { mutateAsync, isPending } = useSendPreis();
  const apply = async (berechnung: Warenberechnung) => {
    if (berechnung.fehlend.length > 0 && !(await confirm(questionOf(berechnung)))) return;
    const { name } = berechnung.portfolioProdukt;
    try {
      await mutateAsync(berechnung);
      snackbar.success(`Preis übernommen: ${name} kostet jetzt ${betragText(berechnung.vkPreisGerundet)}.`);
    } catch (error) {
      tellFailure(uebernehmenFehler, error);
    }
  };
  return { apply, isPending };
}

function questionOf({ portfolioProdukt: { name }, vkPreisGerundet, fehlend }: Warenberechnung) {
  return {
    question: 'Die Berechnung ist unvollständig. Den Preis trotzdem übernehmen?',
    what: `${name}: ${betragText(vkPreisGerundet)}`,
    consequence: `Im Preis fehlt: ${fehlend.join('; ')}.`,
    yes: 'Preis übernehmen',
    isDestructive: false,
  };
}

/** admin.txt §7: the full product with the new preis, from what the product is at this moment. */
function useSendPreis() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ portfolioProdukt: { _id }, vkPreisGerundet }: Warenberechnung) => {
      const produkte = await queryClient.fetchQuery({ ...verwalteteProdukteQuery(api), retry: false });
      const produkt = produkte.find((one) => one._id === _id);
      await api.put(`/admin/portfolio/${_id}`, { ...produkt, preis: vkPreisGerundet });
    },
    meta: { tellsErrorsItself: true },
    onSuccess: () => forgetShopProdukte(queryClient),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
