import { type Abschnitt, abschnitteOf } from '../../bloecke/rechtstext-abschnitte.ts';
import type { Block } from '../../bloecke/rechtstext-bloecke.ts';
import styles from './rechtstext.module.css';
import { RechtstextBloecke, show } from './rechtstext-bloecke.tsx';

/** A legal text in its sections; `isFolded`: each opens by a click, and the first one is open. */
export function RechtstextAbschnitte({ bloecke, isFolded }: { bloecke: Block[]; isFolded: boolean }) {
  const abschnitte = abschnitteOf(bloecke);
  const first = abschnitte.findIndex(({ titel }) => titel !== undefined);
  return abschnitte.map((abschnitt, i) =>
    isFolded ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections of a text keep their order.
      <Folded key={i} abschnitt={abschnitt} isOpen={i === first} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections of a text keep their order.
      <Plain key={i} abschnitt={abschnitt} />
    ),
  );
}

function Plain({ abschnitt: { titel, bloecke } }: { abschnitt: Abschnitt }) {
  return (
    <section id={titel?.id}>
      {titel && <h2>{show(titel.inlines)}</h2>}
      <RechtstextBloecke bloecke={bloecke} />
    </section>
  );
}

/**
 * A section that opens without any script by click or key, and automatically when the browser's search finds text in
 * it.
 */
function Folded({ abschnitt: { titel, bloecke }, isOpen }: { abschnitt: Abschnitt; isOpen: boolean }) {
  if (!titel) return <RechtstextBloecke bloecke={bloecke} />;
  return (
    <details className={styles.section} open={isOpen}>
      <summary>
        <h2>{show(titel.inlines)}</h2>
      </summary>
      <RechtstextBloecke bloecke={bloecke} />
    </details>
  );
}
