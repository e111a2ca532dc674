import { refuseUnsendable } from '#features/bild/web/verwaltung/refuse-unsendable.ts';
import { upload } from '#web/api/upload.ts';
import { verwaltungCalls } from '../../../verwaltung-calls.ts';

export type BildPlatz = 'hauptbild' | 'galerie';

/** A picture on its way to a product; without `altText` it is described by the product's name. */
export type GesendetesBild = {
  produkt: { _id: string; name: string };
  file: File;
  platz: BildPlatz;
  altText?: string;
};

type Sending = { token: string | null; onProgress?: (share: number) => void };

/** Uploads a picture of a product. */
export async function sendBild(bild: GesendetesBild, { token, onProgress = () => {} }: Sending) {
  refuseUnsendable(bild.file);
  return upload(verwaltungCalls.uploadBild, {
    params: { id: bild.produkt._id },
    form: bildForm(bild),
    token,
    onProgress,
  });
}

/** requirements.md, admin §7: the text is the product's name plus ' Produktbild', unless another was typed. */
function bildForm({ produkt, file, platz, altText = '' }: GesendetesBild): FormData {
  const form = new FormData();
  form.append('isHauptbild', String(platz === 'hauptbild'));
  form.append('alt_text', altText.trim() || `${produkt.name} Produktbild`);
  form.append('image', file);
  return form;
}
