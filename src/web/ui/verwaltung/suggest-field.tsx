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
  /** What is offered; any other text may be typed as well. */
  suggestions: string[];
  required?: boolean;
  /** Its longest text. Not `maxLength`: the browser would cut what is pasted and say nothing. */
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
      // Inside the dialog, where the focus and the eyes are.
      comboboxProps={{ withinPortal: false }}
      // A list that scrolls itself: a box around it would be a stop of its own that no key reaches.
      withScrollArea={false}
      classNames={{ options: styles.options }}
    />
  );
}

/** While a suggestion stands in the field, all are offered: otherwise one would have to empty it to choose another. */
const offerAll: OptionsFilter = (input) => {
  const isChosen = (input.options as ComboboxItem[]).some(({ label }) => isSame(label, input.search));
  return isChosen ? input.options : offerMatching(input);
};

/** While somebody types: nothing covers what comes next once the whole suggestion is typed. */
const offerMatching: OptionsFilter = ({ options, search }) =>
  (options as ComboboxItem[]).filter(
    ({ label }) => !isSame(label, search) && key(label).includes(key(search)),
  );

const key = (text: string) => text.trim().toLowerCase();
const isSame = (one: string, other: string) => key(one) === key(other);
