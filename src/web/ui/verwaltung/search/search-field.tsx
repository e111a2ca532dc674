import { CloseButton, TextInput } from '@mantine/core';
import { AdminIcon } from '../icons.tsx';

type SearchFieldProps = {
  /** The label, also the placeholder: 'Name oder E-Mail suchen'. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether it is the first field of a dialog, which has the focus. */
  isFirst?: boolean;
};

/** A search field; Escape and the clear button empty it. */
export function SearchField({ label, value, onChange, isFirst }: SearchFieldProps) {
  return (
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
  );
}
