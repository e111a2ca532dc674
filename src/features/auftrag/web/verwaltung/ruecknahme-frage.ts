import { formatEuro } from '#shared/number/money.ts';
import type { Question } from '#web/ui/verwaltung/dialog/confirm.ts';
import { hinausText } from '../../aktionen/ruecknahme-post.ts';
import type { GelesenerAuftrag, GelesenesEreignis } from '../../read-auftrag.ts';
import { zurueckLabel } from './aktion-worte.ts';
import { korrekturRuecknahme } from './beleg-folge.ts';

type Frage = Pick<Question, 'question' | 'consequence' | 'yes'>;
type Stand = Pick<
  GelesenerAuftrag,
  'nummer' | 'name' | 'gesamt' | 'bezahlt' | 'erlassen' | 'zurueck' | 'stand' | 'aufgabe' | 'belege'
>;

/**
 * What is asked before an event of an order is taken back: always where it is about money, with what follows from
 * it; about anything else when a mail has said it already. `undefined`: it is undone as easily as it was done.
 */
export function ruecknahmeFrage(auftrag: Stand, ereignis: GelesenesEreignis): Question | undefined {
  const warning = hinausText(ereignis.hinausgegangen);
  const frage = geldFrage(auftrag, ereignis);
  if (!frage && !warning) return undefined;
  return {
    question: 'Trotzdem zurücknehmen?',
    what: `${auftrag.nummer}, ${auftrag.name}: ${ereignis.text}`,
    ...(warning ? { warning } : {}),
    yes: zurueckLabel.schritt,
    isDestructive: false,
    ...frage,
  };
}

/** Whether a payment goes whose money is owed to the customer: its author has to say that it was a mistake. */
export function isIrrtumGefragt({ zurueck }: Pick<Stand, 'zurueck'>, { typ }: GelesenesEreignis): boolean {
  return typ === 'zahlung' && zurueck > 0;
}

function geldFrage(auftrag: Stand, ereignis: GelesenesEreignis): Frage | undefined {
  const { betrag = 0 } = ereignis;
  const { bezahlt, erlassen, gesamt } = auftrag;
  const fehlt = (weniger: number) => formatEuro(Math.max(0, gesamt - bezahlt - erlassen + weniger));
  const mitBeleg = (satz: string) => `${satz} ${korrekturRuecknahme(auftrag)}`.trim();
  switch (ereignis.typ) {
    case 'zahlung':
      return isIrrtumGefragt(auftrag, ereignis)
        ? irrtumFrage(auftrag)
        : {
            question: 'Zahlung zurücknehmen?',
            consequence: `Dann fehlen ${fehlt(betrag)}, und die Bestellung wartet wieder auf Geld.`,
            yes: zurueckLabel.schritt,
          };
    case 'erlassen':
      return {
        question: 'Den Rest doch verlangen?',
        consequence: mitBeleg(`Dann fehlen wieder ${fehlt(betrag)}, und die Bestellung wartet auf Geld.`),
        yes: zurueckLabel.schritt,
      };
    case 'nachlass':
      return {
        question: 'Den Nachlass zurücknehmen?',
        consequence: mitBeleg(`Dann sind ${formatEuro(betrag)} weniger zurückzuzahlen.`),
        yes: zurueckLabel.schritt,
      };
    case 'erstattung':
      return {
        question: 'Rückzahlung zurücknehmen?',
        consequence: `Dann sind der Kundschaft wieder ${formatEuro(auftrag.zurueck + betrag)} zurückzuzahlen.`,
        yes: zurueckLabel.schritt,
      };
    case 'storniert':
      return { question: 'Bestellung wieder aufnehmen?', ...wiederFolge(auftrag), yes: zurueckLabel.storno };
    default:
      return undefined;
  }
}

/** Money is owed to the customer because of this payment: without it nobody would know. */
function irrtumFrage({ zurueck, stand }: Stand): Frage {
  const warum = stand === 'storniert' ? 'Die Bestellung ist storniert: ' : '';
  return {
    question: 'War diese Zahlung ein Irrtum?',
    consequence: `${warum}${formatEuro(zurueck)} sind der Kundschaft zurückzuzahlen. Nehmen Sie die Zahlung nur zurück, wenn das Geld nie ankam oder zu einer anderen Bestellung gehört: Danach erinnert nichts mehr daran. Ist das Geld schon zurückgezahlt, tragen Sie das bitte unter „Geld zurückzahlen“ ein.`,
    yes: 'Ja, ein Irrtum',
  };
}

function wiederFolge({ zurueck }: Stand): Pick<Frage, 'consequence'> {
  const geld =
    zurueck > 0
      ? ` Die ${formatEuro(zurueck)} gelten dann wieder für sie und sind nicht mehr zurückzuzahlen.`
      : '';
  return { consequence: `Die Ware wird wieder für sie reserviert, wenn noch genug da ist.${geld}` };
}
