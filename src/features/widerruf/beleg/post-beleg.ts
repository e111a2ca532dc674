import type { Block } from '#features/post/bloecke.ts';
import type { NachrichtAn } from '#features/post/nachricht.ts';
import { breakLinks } from '#features/post/render/break-links.ts';
import { emailOf } from '#shared/email-adresse.ts';
import { type Erklaerung, erklaerungZeilen } from '../erklaerung.ts';
import { type Eingang, eingangText } from './beleg-worte.ts';

type Laden = { name: string; anschrift: string[] };

/**
 * The receipt of a withdrawal for who declared it (§ 356a BGB): its content, date and time. It only confirms
 * that the declaration came in, and holds nothing of an order: the address may be somebody else's, also that
 * of an order, which nobody has confirmed. So what was typed leads nowhere; the address itself is its
 * reader's own.
 */
export function belegPost(
  erklaerung: Erklaerung & Eingang,
  laden: Laden,
): Omit<NachrichtAn, 'art'> & { art: 'widerruf' } {
  const { name, email } = erklaerung;
  return {
    art: 'widerruf',
    an: { email: emailOf(email), ...(name === '' ? {} : { name: breakLinks(name) }) },
    betreff: `Ihr Widerruf bei ${laden.name} ist eingegangen`,
    bloecke: [
      { kind: 'titel', text: 'Eingangsbestätigung Ihres Widerrufs' },
      {
        kind: 'text',
        stuecke: [
          'Ihre Widerrufserklärung ist am ',
          { text: eingangText(erklaerung), isBold: true },
          ' bei uns eingegangen. Sie lautet:',
        ],
      },
      { kind: 'kasten', bloecke: [{ kind: 'angaben', paare: erklaerungZeilen(ohneLinks(erklaerung)) }] },
      ...wieWeiter(laden),
      {
        kind: 'klein',
        stuecke: [
          'Diese E-Mail bestätigt den Eingang Ihrer Erklärung. Haben Sie nichts widerrufen? Dann hat jemand Ihre Adresse eingegeben; antworten Sie uns bitte auf diese E-Mail.',
        ],
      },
    ],
  };
}

/** Of the address only itself: a name that was pasted along with it would be a text as well. */
function ohneLinks({ name, bestellung, email, stuecke, teile, ...rest }: Erklaerung): Erklaerung {
  return {
    ...rest,
    email: emailOf(email),
    ...{ name: breakLinks(name), bestellung: breakLinks(bestellung), stuecke: breakLinks(stuecke) },
    teile: teile.map((teil) => ({ ...teil, name: breakLinks(teil.name) })),
  };
}

function wieWeiter({ anschrift }: Laden): Block[] {
  const wohin =
    anschrift.length > 0
      ? `Haben Sie die Ware schon, schicken Sie sie bitte innerhalb von vierzehn Tagen an: ${anschrift.join(', ')}.`
      : 'Haben Sie die Ware schon, schicken Sie sie uns bitte innerhalb von vierzehn Tagen zurück.';
  return [
    { kind: 'ueberschrift', text: 'So geht es weiter' },
    {
      kind: 'liste',
      punkte: [
        [
          'Was Sie für die widerrufene Ware bezahlt haben, zahlen wir innerhalb von vierzehn Tagen zurück. Bis die Ware oder ein Nachweis der Absendung bei uns ist, dürfen wir damit warten.',
        ],
        [wohin],
      ],
    },
  ];
}
