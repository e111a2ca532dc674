import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { alleErledigenBody } from '../../../bearbeitung/verwaltung-contract.ts';
import { useAlleErledigen } from '../widerrufe.queries.ts';
import { WarumFeld } from './warum-feld.tsx';

/** An order with several open withdrawals; `isMehr`: the list does not hold all of them. */
export type GruppeZuErledigen = { auftragId: string; nummer: string; anzahl: number; isMehr: boolean };

type GruppeErledigenDialogProps = { gruppe: GruppeZuErledigen; onClose: () => void };

/** All withdrawals of an order that nobody has booked: says how many, and what comes of it, before it is done. */
export function GruppeErledigenDialog({ gruppe, onClose }: GruppeErledigenDialogProps) {
  const { auftragId, nummer, anzahl, isMehr } = gruppe;
  const erledigen = useAlleErledigen();
  const form = useForm({
    resolver: zodResolver(alleErledigenBody),
    defaultValues: { text: '', auftragId },
  });
  return (
    <FormDialog
      title="Alle abschließen?"
      record={{ id: `${auftragId} alleErledigen`, name: nummer, isShown: true }}
      submitLabel="Alle abschließen"
      form={form}
      size="32rem"
      onSubmit={erledigen}
      onClose={onClose}
    >
      <p>
        {`Zu dieser Bestellung sind ${isMehr ? 'mindestens ' : ''}${anzahl} Widerrufe offen, die nicht gebucht sind. Alle werden abgeschlossen, auch der erste, und die Bestellung läuft weiter, als wären sie nicht gekommen.`}
      </p>
      <p>Gilt einer davon, buchen Sie ihn bitte zuerst: Gebuchte bleiben, wie sie sind.</p>
      <WarumFeld form={form} mehrere />
    </FormDialog>
  );
}
