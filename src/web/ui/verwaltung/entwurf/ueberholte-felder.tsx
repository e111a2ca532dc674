import { useLayoutEffect, useRef, useState } from 'react';
import type { TypedValues } from './typed-values.ts';
import styles from './ueberholte-felder.module.css';

type Feld = { path: string; name: string; text: string | undefined };

/** Names the fields of the form around it that others have saved since, and shows what was typed there. */
export function UeberholteFelder({ werte }: { werte: TypedValues }) {
  const ref = useRef<HTMLDivElement>(null);
  const [felder, setFelder] = useState<Feld[]>([]);
  useLayoutEffect(() => {
    const form = ref.current?.closest('form');
    if (form) setFelder(Object.entries(werte).map(([path, wert]) => feldOf(form, path, wert)));
  }, [werte]);
  const namen = new Set(felder.map(({ name }) => name));
  const texte = felder.filter(({ text }) => text);
  return (
    <div ref={ref}>
      <p>{`Wurde inzwischen geändert und bleibt so: ${[...namen].join(', ')}.`}</p>
      {texte.length > 0 && (
        <details>
          <summary>Ihre Eingabe ansehen</summary>
          {texte.map(({ path, name, text }) => (
            <p key={path} className={styles.eingabe}>{`${name}: ${text}`}</p>
          ))}
        </details>
      )}
    </div>
  );
}

/** What people call a field, and what was typed there if it is a text. */
function feldOf(form: HTMLFormElement, path: string, wert: TypedValues[string]): Feld {
  const name = CSS.escape(path);
  const field = form.querySelector<HTMLInputElement>(`[name="${name}"], [data-field="${name}"]`);
  const row = form.querySelector(`[name^="${name}."]`);
  const isText = field?.matches('textarea, [data-field], input:not([type="radio"])') ?? false;
  const label =
    isText || field?.matches('select')
      ? labelOf(field)
      : (field ?? row)?.closest('fieldset')?.querySelector('legend');
  return {
    path,
    name: label?.textContent?.replace(/\s*\*$/, '') ?? 'ein weiteres Feld',
    text: isText && typeof wert === 'string' ? wert : undefined,
  };
}

function labelOf(field: HTMLInputElement | null): Element | null | undefined {
  return field?.labels?.[0] ?? document.getElementById(field?.getAttribute('aria-labelledby') ?? '');
}
