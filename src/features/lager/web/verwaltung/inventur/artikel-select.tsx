import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { artikelGruppenNamen, lagerGruppen } from '../../../artikel.ts';
import type { ArtikelReply } from '../../../contract.ts';

type ArtikelSelectProps = NativeSelectProps & { artikel: ArtikelReply['data'] | undefined };

/** All articles by group; the value is the article's id. */
export function ArtikelSelect({ artikel, ...props }: ArtikelSelectProps) {
  const groups = artikelGruppenNamen.map((name) => ({
    group: lagerGruppen[name].titel,
    items: (artikel?.[name] ?? []).map(({ id, name }) => ({ value: id, label: name })),
  }));
  return (
    <NativeSelect
      {...props}
      data={[{ value: '', label: artikel ? 'Bitte wählen' : 'Wird geladen …' }, ...groups]}
    />
  );
}
