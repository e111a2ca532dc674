import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import type { AbrechnenBody } from '../../contract.ts';
import { marktName } from '../../markt-text.ts';
import { useAbrechnen } from '../markt.queries.ts';
import { steuerfrageOf } from './absage-of.ts';

/** Books a day. One that crosses the limit of § 19 UStG is asked about first; undefined: the answer was no. */
export function useSettle() {
  const { mutateAsync, isPending } = useAbrechnen();
  const settle = async (id: string, body: AbrechnenBody) => {
    try {
      return await mutateAsync({ id, body });
    } catch (error) {
      const frage = steuerfrageOf(error, marktName(body));
      if (!frage) throw error;
      if (!(await confirm(frage))) return undefined;
      return mutateAsync({ id, body: { ...body, steuerwechsel: true } });
    }
  };
  return { settle, isPending };
}
