import { ApiError } from '#web/api/client.ts';
import { errorText } from '#web/api/error-text.ts';
import { serverErrorText } from '#web/api/server-error-text.ts';
import type { ChangeEntwurf } from '#web/entwurf/use-entwurf.ts';
import { useShopForm } from '#web/ui/shop/form/use-shop-form.ts';
import type { Werte } from '../../profil-felder.ts';
import { useMelden } from './ungespeichert.ts';

type ProfilFormOptions = {
  /** As the form was opened. */
  anfang: Werte;
  werte: Werte;
  change: ChangeEntwurf<Werte>;
  /** What is said of a field that was left empty. */
  pflicht?: Record<string, string>;
  /** What is said in addition if no answer came: the change may have been made, and with it the session ended. */
  ohneAntwort?: string;
  send: (werte: Werte) => Promise<void>;
  /** Called instead of sending, to ask first. */
  ask?: () => void;
};

export type ProfilForm = ReturnType<typeof useProfilForm>;

/** One form of the profile, which asks before it is left with something that is not saved. */
export function useProfilForm(options: ProfilFormOptions) {
  const { anfang, werte, change, pflicht = {}, ohneAntwort, send, ask } = options;
  const isGeaendert = Object.entries(werte).some(([name, value]) => value !== anfang[name]);
  useMelden(isGeaendert);
  const form = useShopForm<string, Werte>({
    ...(ask && { ask }),
    send: async (typed) => {
      await send(typed);
    },
    names: Object.keys(anfang),
    values: werte,
    change,
    rules: (typed) => Object.fromEntries(Object.entries(pflicht).filter(([name]) => !typed[name]?.trim())),
    textOf: (error, line) => {
      const isLost = error instanceof ApiError && error.kind !== 'status' && ohneAntwort !== undefined;
      return isLost ? `${errorText(error)} ${ohneAntwort}` : (line ?? serverErrorText(error));
    },
  });
  const feld = (name: string) => ({ ...form.feld(name), required: name in pflicht });
  return { ...form, feld, isGeaendert };
}
