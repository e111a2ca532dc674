import { Autocomplete, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import { useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import styles from './suggest-field.module.css';
import { countText } from './text-count.ts';

type SuggestFieldProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
  description?: string;
  /** The suggestions; any other text is valid as well. */
  suggestions: string[];
  required?: boolean;
  /** Maximum length. Not the attribute `maxLength`: the browser would silently truncate pasted text. */
  max: number;
};

/** A text with suggestions. */
export function SuggestField<Values extends FieldValues, Output>(props: SuggestFieldProps<Values, Output>) {
  const { form, name, label, description, suggestions, required, max } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const [isTyping, setIsTyping] = useState(false);
  const { hint, fault } = countText(String(field.value ?? ''), max);
  return (
    <Autocomplete
      {...field}
      onChange={(text) => {
        setIsTyping(true);
        field.onChange(text);
      }}
      label={label}
      data={suggestions}
      filter={isTyping ? offerMatching : offerAll}
      onDropdownClose={() => setIsTyping(false)}
      required={required}
      description={hint ?? description}
      error={fault ?? fieldState.error?.message}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="off"
      // Inside the dialog, which has the focus.
      comboboxProps={{ withinPortal: false }}
      // The list scrolls itself: a wrapper would be an additional tab stop without a function.
      withScrollArea={false}
      classNames={{ options: styles.options }}
    />
  );
}

/**
 * Offers all suggestions while the value is one of them: otherwise the field would have to be emptied to select
 * another.
 */
const offerAll: OptionsFilter = (input) => {
  const isChosen = (input.options as ComboboxItem[]).some(({ label }) => isSame(label, input.search));
  return isChosen ? input.options : offerMatching(input);
};

/** While typing: hides the list once a whole suggestion is typed, so that it covers nothing. */
const offerMatching: OptionsFilter = ({ options, search }) =>
  (options as ComboboxItem[]).filter(
    ({ label }) => !isSame(label, search) && key(label).includes(key(search)),
  );

const key = (text: string) => text.trim().toLowerCase();
const isSame = (one: string, other: string) => key(one) === key(other);
