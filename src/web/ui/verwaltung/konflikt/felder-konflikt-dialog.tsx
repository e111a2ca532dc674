import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { KonfliktDialog } from './konflikt-dialog.tsx';
import type { Frage } from './use-save-beside.ts';

type FelderKonfliktProps<T> = {
  frage: Frage<T>;
  /** What was changed: the title of a group. */
  titel: string;
  /** What people call a field, and how they read its values. */
  nameOf: (feld: string) => string;
  textOf: (feld: string, wert: unknown) => string;
  onSaved: () => void;
};

/** The conflict of a form whose fields are decided one by one: those that both have changed. */
export function FelderKonfliktDialog<T>(props: FelderKonfliktProps<T>) {
  const { frage, titel, nameOf, textOf, onSaved } = props;
  const { geaendertAt, von, version } = frage.jetzt;
  const zeilen = frage.aenderungen
    .filter(({ art }) => art === 'strittig')
    .map(({ feld, vorher, jetzt, eigene }) => {
      const text = (wert: unknown) => textOf(feld, wert);
      return { feld, name: nameOf(feld), vorher: text(vorher), jetzt: text(jetzt), eigene: text(eigene) };
    });
  return (
    <KonfliktDialog
      key={version}
      title="Inzwischen wurde gespeichert"
      frage={frage}
      zeilen={zeilen}
      hinweis="Was nur eine Seite geändert hat, bleibt in jedem Fall erhalten."
      isJeFeld
      saveLabel="So speichern"
      sonst={{ label: 'Zurück zum Formular', onClick: frage.close }}
      onSaved={onSaved}
    >
      <span>{`„${titel}“ wurde ${geaendertAt ? `am ${formatZeitpunkt(geaendertAt)} Uhr ` : ''}von `}</span>
      <bdi>{von ?? 'jemand anderem'}</bdi> geändert, während Sie das Formular bearbeitet haben.
    </KonfliktDialog>
  );
}
