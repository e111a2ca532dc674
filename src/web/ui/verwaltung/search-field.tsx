import { CloseButton, TextInput } from '@mantine/core';
import { AdminIcon } from './icons.tsx';

type SearchFieldProps = {
  /** What is searched, also shown while nothing is typed: 'Name oder E-Mail suchen'. */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** A search box; Escape and the cross empty it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <TextInput
      role="searchbox"
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={100}
      autoComplete="off"
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
  );
}
