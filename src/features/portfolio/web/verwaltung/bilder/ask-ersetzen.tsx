import { Picture, type PictureData } from '#web/ui/shop/picture/picture.tsx';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { hauptPicture } from '../../shop/produkt-pictures.ts';
import styles from './ask-ersetzen.module.css';
import { dateiVorschauOf } from './datei-vorschau-of.ts';

/** Asks before a main picture is lost, with both side by side; a product without one needs no question. */
export async function askErsetzen(produkt: VerwaltetesProdukt, file: File): Promise<boolean> {
  const bisher = hauptPicture(produkt);
  if (!bisher) return true;
  const neu = await dateiVorschauOf(file);
  return confirm({
    question: 'Hauptbild ersetzen?',
    what: <Vergleich name={produkt.name} bisher={bisher} neu={neu} />,
    consequence: 'Das bisherige Bild wird gelöscht.',
    yes: 'Ersetzen',
    no: 'Bisheriges behalten',
  });
}

type VergleichProps = { name: string; bisher: PictureData; neu: string | undefined };

function Vergleich({ name, bisher, neu }: VergleichProps) {
  const bilder = [
    { wort: 'Bisher', picture: { ...bisher, placeholder: undefined } },
    { wort: 'Neu', picture: neu ? { src: neu, alt: 'Das neue Bild', sources: [] } : undefined },
  ];
  return (
    <>
      <span>{name}</span>
      <span className={styles.beide}>
        {bilder.map(({ wort, picture }) => (
          <span key={wort} className={styles.eines}>
            <span className={styles.bild}>
              <Picture picture={picture} sizes="200px" isSmall />
            </span>
            <span className="quiet">{wort}</span>
          </span>
        ))}
      </span>
    </>
  );
}
