import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { AdminIcon } from '../icons.tsx';

type SearchFieldProps = {
  /** The label, also the placeholder: 'Name oder E-Mail suchen'. */
  label: string;
  value: string;
  /** How many are found, `undefined` while it is unknown. 'shown': the list has a status of its own that says it. */
  found: number | undefined | 'shown';
  /** There are more, which are not loaded yet. */
  hasMore?: boolean;
  onChange: (value: string) => void;
  /** Whether it is the first field of a dialog, which has the focus. */
  isFirst?: boolean;
};

/** A search field; Escape and the clear button empty it. What is found is said once for each pause in typing. */
export function SearchField({ label, value, found, hasMore = false, onChange, isFirst }: SearchFieldProps) {
  return (
    <>
      <TextInput
        role="searchbox"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={100}
        autoComplete="off"
        data-autofocus={isFirst || undefined}
        leftSection={<AdminIcon name="search" size={20} />}
        rightSection={value && <CloseButton aria-label="Suche leeren" onClick={() => onChange('')} />}
        rightSectionWidth="var(--control)"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value) return;
          event.stopPropagation();
          onChange('');
        }}
      />
      {found !== 'shown' && <Found text={value.trim() === '' ? '' : trefferText(found, hasMore)} />}
    </>
  );
}

function trefferText(found: number | undefined, hasMore: boolean): string {
  if (found === undefined) return '';
  const treffer = found === 0 ? 'Nichts gefunden' : `${formatZahl(found)} Treffer`;
  return hasMore ? `Mehr als ${treffer}` : treffer;
}

/** Long enough that keys do not interrupt it. */
const pauseMs = 700;

/** The region is there before its words. */
function Found({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" aria-label="Suche" className="visually-hidden">
      {said}
    </p>
  );
}
