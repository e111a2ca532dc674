import { malText } from '#shared/text/mal-text.ts';
import { ApiError } from '#web/api/client.ts';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { useStorno } from '../lager.queries.ts';
import { lagerErrorText } from '../lager-error-text.ts';

type Gebucht = { buchungId: string; name: string; anzahl: number };

/** Reverses a production after a confirmation; returns whether it was reversed, and shows the result as a message. */
export function useBuchungZuruecknehmen() {
  const { mutateAsync, isPending } = useStorno();
  const takeBack = async ({ buchungId, name, anzahl }: Gebucht): Promise<boolean> => {
    const isSure = await confirm({
      question: 'Möchten Sie diese Produktion zurücknehmen?',
      what: malText(anzahl, name),
      consequence: 'Die Rohstoffe kommen zurück ins Lager, die fertigen Stücke gehen wieder heraus.',
      yes: 'Zurücknehmen',
    });
    if (!isSure) return false;
    try {
      const { message = '' } = await mutateAsync(buchungId);
      snackbar.success(message);
      return true;
    } catch (error) {
      const fehler = error instanceof ApiError ? error.fehler : [];
      snackbar.error([lagerErrorText(error, 'produktion'), ...fehler.map((line) => `• ${line}`)].join('\n'));
      return false;
    }
  };
  return { takeBack, isPending };
}
