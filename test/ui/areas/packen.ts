import { auftragSavedReply } from '#features/auftrag/contract.ts';
import { versandCalls } from '#features/versand/calls.ts';
import { type Packen, packAuftrag, packenReply } from '#features/versand/contract.ts';
import type { Answers } from '../answers.ts';
import { offenerLaden } from '../laden.ts';
import { made } from '../made.ts';
import { type OpenPage, openPage } from '../open-page.tsx';

type Gemacht = { wer: string; nummer: string; was?: [name: string, menge: number][] } & Partial<
  Packen['auftraege'][number]
>;

/** A paid order that DHL brings, as the packing table has it. */
export function packbar({ wer, nummer, was = [['Lavendeltraum', 1]], ...rest }: Gemacht) {
  const [vorname = '', nachname = ''] = wer.split(' ');
  return made(packAuftrag, {
    ...{ _id: `id-${nummer}`, nummer, name: wer, letzteNr: 2, gewicht: 350 },
    posten: was.map(([name, menge], index) => ({
      ...{ nr: index + 1, produktId: name, name, menge, imLager: 20, gedeckt: menge },
    })),
    anschrift: {
      ...{ vorname, nachname, firma: '', strasse: 'Lindenallee', hausnummer: '12', zusatz: '' },
      ...{ plz: '04109', stadt: 'Leipzig' },
    },
    ...rest,
  });
}

const mia = packbar({ wer: 'Mia Sommer', nummer: 'B-26-AAA01', was: [['Lavendeltraum', 2]] });
const ben = packbar({
  ...{ wer: 'Ben Winter', nummer: 'B-26-AAA02', offen: 12.8 },
  ...{ versandart: 'abholung', zahlart: 'abholung', letzteNr: 1 },
});
const eva = packbar({
  ...{ wer: 'Eva Herbst', nummer: 'B-26-AAA03' },
  was: [
    ['Lavendeltraum', 1],
    ['Honigwabe', 1],
  ],
});
/** Three orders in the sequence of their promised days; one of them is picked up. */
export const drei = { mia, ben, eva };

const absender = {
  ...{ name: 'Seifenhof', inhaberin: 'Ada Müller', strasse: 'Hofweg', hausnummer: '3' },
  ...{ plz: '04109', stadt: 'Leipzig' },
};

/** The packing table; what it answers next time can be changed in `now`. */
export class Packtisch {
  now: Pick<Packen, 'auftraege' | 'wartend'>;

  constructor(...auftraege: Packen['auftraege']) {
    this.now = { auftraege, wartend: [] };
  }

  readonly answers = (answers: Answers): void => {
    answers.on(versandCalls.packen, () => made(packenReply, { data: { absender, ...this.now } }));
  };

  /** Someone else, or the server, has changed this order. */
  change(id: string, changed: Partial<Packen['auftraege'][number]>): void {
    this.now.auftraege = this.now.auftraege.map((one) => (one._id === id ? { ...one, ...changed } : one));
  }

  open(visit: Partial<Parameters<typeof openPage>[1]> = {}): Promise<OpenPage> {
    return openPage('/admin/packen', {
      ...{ as: 'werkstatt', laden: offenerLaden, answers: this.answers },
      ...visit,
    });
  }
}

/** The answer to a step of an order, with its last event. */
export function getan(letzteNr: number, message = 'Gespeichert.') {
  return made(auftragSavedReply, { message, data: { letzteNr } });
}

/** The window is looked at again. */
export const lookAgain = () => dispatchEvent(new Event('visibilitychange'));
