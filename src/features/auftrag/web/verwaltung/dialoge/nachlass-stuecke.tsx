import { Checkbox } from '@mantine/core';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatEuro } from '#shared/number/money.ts';
import type { GelesenerAuftrag } from '../../../read-auftrag.ts';
import styles from './auftrag-dialoge.module.css';
import { type NachlassWahl, type NachlassWerte, nachlassZeilen } from './nachlass-form.ts';
import { StueckWahl } from './stueck-wahl.tsx';

type NachlassStueckeProps = {
  form: UseFormReturn<NachlassWerte, unknown, NachlassWahl>;
  auftrag: GelesenerAuftrag;
};

/** What is let go of: pieces with what becomes of them, and the postage; nothing where neither is left. */
export function NachlassStuecke({ form, auftrag }: NachlassStueckeProps) {
  const { control, register } = form;
  const teile = useWatch({ control, name: 'teile' });
  const zeilen = nachlassZeilen(auftrag);
  const gewaehlt = zeilen.filter(({ nr }) => (teile[nr] ?? 0) > 0);
  const { versandRest } = auftrag;
  return (
    <>
      {zeilen.length > 0 && (
        <StueckWahl control={control} name="teile" label="Für welche Stücke?" posten={zeilen} />
      )}
      {gewaehlt.length > 0 && (
        <fieldset>
          <legend className={styles.legende}>Was kommt zurück ins Regal?</legend>
          <div className="stack-2">
            {gewaehlt.map(({ nr, name }) => (
              <Checkbox key={nr} label={`${name}: wieder verkaufen`} {...register(`regal.${nr}`)} />
            ))}
          </div>
          <p className="quiet">Stücke, deren Preis Sie nachlassen, lassen sich nicht mehr widerrufen.</p>
        </fieldset>
      )}
      {versandRest > 0 && (
        <Checkbox label={`Porto erlassen: ${formatEuro(versandRest)}`} {...register('isPorto')} />
      )}
    </>
  );
}
