import type { Block } from '#features/post/bloecke.ts';
import type { Anhang } from '#features/post/nachricht.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import type { GezeigteAngaben } from '../gezeigte-angaben.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import {
  type AuftragPost,
  ansehen,
  bestellAnrede,
  betreffOf,
  giroAnhang,
  jetztBezahlen,
  onlineStornoSatz,
  postAbsaetze,
  postenBlock,
  stornoSatz,
  ueberweisungBloecke,
  wegBlock,
} from './post-bausteine.ts';

/** Legal texts that the customer must have on a durable medium (§ 312f (2) BGB); the others inform only. */
const pflichtTexte = [
  { art: 'agb', name: 'AGB.pdf' },
  { art: 'widerruf', name: 'Widerrufsbelehrung.pdf' },
];

/** The confirmation, which accepts the order at once, for every way to pay (R43). */
export function bestellungPost(
  bestellung: BestellungInhalt,
  { rechtstexte, hinweis }: Pick<GezeigteAngaben, 'rechtstexte'> & { hinweis?: Anhang | undefined },
): AuftragPost {
  const { ueberweisung } = bestellung;
  const texte = [...textAnhaenge(rechtstexte, bestellung.laden.name), ...(hinweis ? [hinweis] : [])];
  return {
    betreff: betreffOf('Ihre Bestellung', bestellung),
    bloecke: [
      { kind: 'titel', text: 'Vielen Dank für Ihre Bestellung' },
      bestellAnrede(bestellung),
      {
        kind: 'text',
        stuecke: [
          `wie schön, dass Sie bei uns bestellt haben. Wir nehmen Ihre Bestellung ${bestellung.nummer} an, der Vertrag ist damit geschlossen.`,
        ],
      },
      postenBlock(bestellung),
      wegBlock(bestellung),
      ...zahlungBloecke(bestellung),
      ansehen,
      ...endeBloecke(bestellung, texte),
    ],
    anhaenge: [...texte, ...(ueberweisung ? [giroAnhang(ueberweisung)] : [])],
  };
}

function zahlungBloecke(bestellung: BestellungInhalt): Block[] {
  const { ueberweisung, zahlart } = bestellung;
  if (zahlwegOf(zahlart).isOnline) return onlineBloecke(bestellung);
  const titel: Block = { kind: 'ueberschrift', text: 'So bezahlen Sie' };
  if (!ueberweisung)
    return [titel, { kind: 'text', stuecke: ['Sie bezahlen, wenn Sie Ihre Bestellung abholen.'] }];
  return [
    titel,
    {
      kind: 'text',
      stuecke: ['Bitte überweisen Sie den Betrag. Sobald er da ist, machen wir Ihre Bestellung fertig.'],
    },
    ...ueberweisungBloecke(ueberweisung),
    ...postAbsaetze(stornoSatz(ueberweisung)),
  ];
}

function onlineBloecke(bestellung: BestellungInhalt): Block[] {
  const { online, stand, versandart } = bestellung;
  if (online)
    return [
      { kind: 'ueberschrift', text: 'So bezahlen Sie' },
      {
        kind: 'text',
        stuecke: ['Ihre Bestellung ist noch nicht bezahlt. Sobald Sie bezahlt haben, machen wir sie fertig.'],
      },
      jetztBezahlen,
      ...postAbsaetze(onlineStornoSatz(bestellung)),
    ];
  if (stand !== 'bezahlt') return [];
  const dann = versandart === 'abholung' ? 'Wir legen alles für Sie bereit.' : 'Wir packen jetzt.';
  return [
    { kind: 'ueberschrift', text: 'Bezahlt' },
    { kind: 'text', stuecke: [`Ihre Zahlung ist da, vielen Dank. ${dann}`] },
  ];
}

function endeBloecke({ kannStornieren }: BestellungInhalt, texte: Anhang[]): Block[] {
  const storno =
    'Solange nichts verschickt oder abgeholt ist, können Sie auf der Seite Ihrer Bestellung stornieren. ';
  const angehaengt = texte.map(({ name }) => name.replace(/\.pdf$/, ''));
  const anbei = angehaengt.length > 0 ? `Im Anhang finden Sie: ${angehaengt.join(', ')}.` : '';
  const satz = `${kannStornieren ? storno : ''}${anbei}`.trim();
  return satz === '' ? [] : [{ kind: 'klein', stuecke: [satz] }];
}

function textAnhaenge(rechtstexte: GezeigteAngaben['rechtstexte'], ladenName: string): Anhang[] {
  return pflichtTexte.flatMap(({ art, name }) => {
    const text = rechtstexte.find((text) => text.art === art);
    if (!text) return [];
    return [{ art: 'rechtstext' as const, hash: text.hash, nr: text.nr, name, ladenName }];
  });
}
