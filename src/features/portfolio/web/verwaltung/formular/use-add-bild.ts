import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { sendBild } from '../bilder/send-bild.ts';
import { putBilder } from '../portfolio-cache.ts';
import type { GelesenesProdukt } from '../read-produkte.ts';
import type { GewaehltesBild } from './bild-feld.tsx';

/**
 * Adds the picture that was chosen for a product to the product just created, and returns it as it is then. A picture
 * that does not arrive leaves the product as it is: it exists, and its card takes another try.
 */
export function useAddBild() {
  const { token } = useApi();
  const queryClient = useQueryClient();
  return async (produkt: GelesenesProdukt, { file, altText }: GewaehltesBild): Promise<GelesenesProdukt> => {
    const { _id, name = '' } = produkt;
    try {
      const bild = { produkt: { _id, name }, file, platz: 'hauptbild', altText } as const;
      const { data } = await sendBild(bild, { token: token() });
      putBilder(queryClient, data?.product);
      return data?.product ?? produkt;
    } catch (error) {
      const wohin = '\nBitte laden Sie es auf der Karte des Produkts noch einmal hoch.';
      showFailure('Das Produkt ist angelegt, sein Bild aber nicht: ', error, wohin);
      return produkt;
    }
  };
}
