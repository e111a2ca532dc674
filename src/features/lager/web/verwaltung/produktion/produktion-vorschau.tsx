import { Skeleton } from '@mantine/core';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { mengeText } from '../../../menge-text.ts';
import { planProduktion } from '../../../produktion/produktion-plan.ts';
import type { useVorschau } from '../../lager.queries.ts';
import { lagerErrorText } from '../../lager-error-text.ts';
import styles from './produktion-vorschau.module.css';

type ProduktionVorschauProps = {
  vorschau: ReturnType<typeof useVorschau>;
  anzahl: number;
};

/** The amounts needed, in stock and remaining; how many pieces are possible and the limiting material. */
export function ProduktionVorschau({ vorschau: { data, error }, anzahl }: ProduktionVorschauProps) {
  if (!data?.data)
    return error ? (
      <Alert kind="error">{lagerErrorText(error, 'produktion')}</Alert>
    ) : (
      <Skeleton height={180} radius="md" />
    );
  const { bedarf: posten, fehlend } = data.data;
  const { bedarf, machbar, engpass } = planProduktion({ posten, fehlend }, anzahl);
  return (
    <section className={styles.vorschau} aria-label="Verbrauch" data-knapp={anzahl > machbar || undefined}>
      <p className={styles.machbar} role="status">
        {machbarText(machbar, engpass)}
      </p>
      {fehlend.length > 0 && (
        <ul className={styles.fehlend}>
          {fehlend.map((luecke) => (
            <li key={luecke}>{luecke}</li>
          ))}
        </ul>
      )}
      {bedarf.length > 0 && <Bedarf bedarf={bedarf} />}
    </section>
  );
}

function Bedarf({ bedarf }: Pick<ReturnType<typeof planProduktion>, 'bedarf'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Material</th>
          <th scope="col">Benötigt</th>
          <th scope="col">Vorhanden</th>
          <th scope="col">Danach</th>
        </tr>
      </thead>
      <tbody>
        {bedarf.map(({ artikelId, name, benoetigt, vorrat, verbleibend, einheit }) => (
          <tr key={artikelId} data-knapp={verbleibend < 0 || undefined}>
            <th scope="row">{name}</th>
            <td data-label="Benötigt">{mengeText(benoetigt, einheit)}</td>
            <td data-label="Vorhanden">{mengeText(vorrat, einheit)}</td>
            <td data-label="Danach">
              {verbleibend < 0
                ? `${mengeText(-verbleibend, einheit)} fehlen`
                : mengeText(verbleibend, einheit)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function machbarText(machbar: number, engpass: string | undefined): string {
  if (machbar === 0 && engpass) return `Nicht machbar: ${engpass} fehlt`;
  return `Machbar: ${mengeText(machbar, 'Stück')}${engpass ? `, dann fehlt ${engpass}` : ''}`;
}
