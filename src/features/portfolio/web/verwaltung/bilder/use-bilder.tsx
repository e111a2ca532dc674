import { useState } from 'react';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { galeriePictures, hauptPicture } from '../../shop/produkt-pictures.ts';
import { useDeleteBild } from '../portfolio-changes.ts';
import { AltTextDialog, type AltTextDialogProps } from './alt-text-dialog.tsx';
import { AltTextFrage } from './alt-text-frage.tsx';
import { askErsetzen } from './ask-ersetzen.tsx';
import { bildName } from './bild-name.ts';
import type { BildWahl } from './is-same-bild.ts';
import { mergeNeue, urlOf } from './merge-neue.ts';
import type { BildPlatz } from './send-bild.ts';
import { type NeuesBild, useBildUpload } from './use-bild-upload.ts';

/** The actions on a product's pictures, the dialog that one of them opens, and the question after an upload. */
export function useBilder(produkt: VerwaltetesProdukt) {
  const { state, send } = useBildUpload(produkt);
  const { phase } = useLaden();
  const [neue, setNeue] = useState<NeuesBild[]>([]);
  // A copy from when the dialog was opened: the text belongs to this picture even if others move meanwhile.
  const [edited, setEdited] = useState<Omit<AltTextDialogProps, 'onClose'>>();
  const { mutate, isPending } = useDeleteBild();
  const sendTo = (platz: BildPlatz) => async (files: File[]) => {
    const [file] = files;
    const isAsked = file && platz === 'hauptbild' && phase !== 'angekuendigt';
    if (isAsked && !(await askErsetzen(produkt, file))) return;
    const sent = await send(files, platz);
    setNeue((neue) => mergeNeue(neue, sent));
  };
  const edit = (wahl: BildWahl) => {
    const picture = wahl === 'hauptbild' ? hauptPicture(produkt) : galeriePictures(produkt)[wahl];
    if (picture) setEdited({ produkt, wahl, picture });
  };
  const remove = async (wahl: BildWahl) => {
    const question = 'Sind Sie sicher, dass Sie dieses Bild löschen möchten?';
    if (!(await confirm({ question, what: `${produkt.name}, ${bildName(wahl)}`, yes: 'Löschen' }))) return;
    // Those behind it move up.
    setNeue([]);
    mutate({ produkt, wahl });
  };
  const [bild, ...weitere] = neue;
  return {
    ...{ state, isBusy: state !== undefined || isPending, sendTo, edit, remove },
    fragen: (
      <>
        {bild && <AltTextFrage key={urlOf(bild)} bild={bild} onDone={() => setNeue(weitere)} />}
        {edited && <AltTextDialog {...edited} onClose={() => setEdited(undefined)} />}
      </>
    ),
  };
}
