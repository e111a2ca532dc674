import { Email } from '#web/ui/shop/email.tsx';
import type { GelesenerWiderruf } from '../../bearbeitung/read-widerruf.ts';
import { erklaerungZeilen } from '../../erklaerung.ts';
import styles from './widerrufe.module.css';

/** The declaration as it came; its author's name stands above. */
export function WiderrufAngaben({ widerruf }: { widerruf: GelesenerWiderruf }) {
  const { notiz } = widerruf;
  const zeilen = [
    ...erklaerungZeilen(widerruf).filter(({ name }) => name !== 'Name'),
    ...(notiz ? [{ name: 'Notiz', zeilen: [notiz] }] : []),
  ];
  return (
    <dl className={`stack-2 ${styles.angaben}`}>
      {zeilen.map(({ name, zeilen }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>
              {name === 'E-Mail' && widerruf.email ? <Email email={widerruf.email} /> : zeilen.join('\n')}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
