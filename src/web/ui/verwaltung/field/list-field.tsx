import { Button, Input } from '@mantine/core';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { type FieldValues, get, type Path, type UseFormReturn, useController } from 'react-hook-form';
import { readText } from '#shared/wire/read-value.ts';
import { IconButton } from '../icon-button.tsx';
import { AdminIcon } from '../icons.tsx';
import styles from './list-field.module.css';
import { type ListFocus, useListFocus } from './use-list-focus.ts';

/** The props of an input of a row by the name of its field; without a name the row itself is the value. */
type RowField = (key?: string) => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  onBlur: () => void;
};

type ListFieldProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
  description?: ReactNode;
  /** The value of a row that is added. */
  empty: unknown;
  /** The label of the button that adds a row. */
  addLabel: string;
  /** What a row is called: 'Person' in 'Person 2 entfernen'. */
  rowName: string;
  /** Whether the order has a meaning and can be changed. */
  canMove?: boolean;
  max?: number;
  /** Its inputs hold short values and stand beside each other on a phone. */
  isNarrow?: boolean;
  children: (field: RowField, at: number) => ReactNode;
};

/** Rows that can be added, removed and moved; each holds texts. The list is one value of the form. */
export function ListField<Values extends FieldValues, Output>(props: ListFieldProps<Values, Output>) {
  const { form, name, label, description, empty, addLabel, max = Number.POSITIVE_INFINITY, children } = props;
  const { field } = useController({ control: form.control, name });
  const rows = field.value as unknown[];
  const error: unknown = get(form.formState.errors, name);
  const { list, focusNext } = useListFocus();
  const id = useId();
  const change = (next: unknown[], focus: ListFocus) => {
    field.onChange(next);
    focusNext(focus);
  };
  const add = () => change([...rows, empty], { row: rows.length, part: 'input' });
  const message = messageOf(error);
  return (
    <fieldset ref={list} className="stack-2" aria-describedby={message && `${id}-error`}>
      <legend className={styles.label}>{label}</legend>
      {description && <p className="quiet">{description}</p>}
      {rows.length > 0 && (
        <ol className="stack-2">
          {rows.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity; their inputs are controlled.
            <li key={at} className={styles.row}>
              <RowInputs {...props} at={at}>
                {children(rowField({ name, rows, at, error, field }), at)}
              </RowInputs>
              <RowButtons {...props} rows={rows} at={at} onChange={change} />
            </li>
          ))}
        </ol>
      )}
      {message && (
        <Input.Error id={`${id}-error`} className={styles.error}>
          {message}
        </Input.Error>
      )}
      {rows.length < max && <AddButton label={addLabel} onAdd={add} />}
    </fieldset>
  );
}

type RowInputsProps = { rowName: string; isNarrow?: boolean; at: number; children: ReactNode };

/** A group with a name: the inputs are called as those of the other rows. */
function RowInputs({ rowName, isNarrow, at, children }: RowInputsProps) {
  return (
    <fieldset aria-label={`${rowName} ${at + 1}`} className={styles.inputs} data-narrow={isNarrow}>
      {children}
    </fieldset>
  );
}

type RowFieldOptions = {
  name: string;
  rows: unknown[];
  at: number;
  error: unknown;
  field: { onChange: (value: unknown) => void; onBlur: () => void };
};

function rowField({ name, rows, at, error, field }: RowFieldOptions): RowField {
  return (key) => {
    const path = key === undefined ? String(at) : `${at}.${key}`;
    return {
      name: `${name}.${path}`,
      value: String(get({ rows }, `rows.${path}`) ?? ''),
      error: messageOf(get({ error }, `error.${path}`)),
      onBlur: field.onBlur,
      onChange: ({ currentTarget: { value } }) => {
        const row = rows[at];
        field.onChange(rows.with(at, key === undefined ? value : { ...(row as object), [key]: value }));
      },
    };
  };
}

function messageOf(error: unknown): string | undefined {
  return readText((error as { message?: unknown } | undefined)?.message);
}

type RowButtonsProps = {
  rowName: string;
  canMove?: boolean;
  rows: unknown[];
  at: number;
  onChange: (next: unknown[], focus: ListFocus) => void;
};

function RowButtons({ rowName, canMove = false, rows, at, onChange }: RowButtonsProps) {
  const name = `${rowName} ${at + 1}`;
  const move = (to: number, part: 'up' | 'down') =>
    onChange(rows.toSpliced(at, 1).toSpliced(to, 0, rows[at]), { row: to, part });
  return (
    <div className={styles.buttons}>
      {canMove && (
        <>
          <IconButton
            icon="ascending"
            label="Nach oben"
            name={`${name} nach oben`}
            data-part="up"
            isDisabled={at === 0}
            onClick={() => move(at - 1, 'up')}
          />
          <IconButton
            icon="descending"
            label="Nach unten"
            name={`${name} nach unten`}
            data-part="down"
            isDisabled={at === rows.length - 1}
            onClick={() => move(at + 1, 'down')}
          />
        </>
      )}
      <IconButton
        icon="delete"
        label="Entfernen"
        name={`${name} entfernen`}
        data-part="remove"
        onClick={() => onChange(rows.toSpliced(at, 1), { row: at, part: 'remove' })}
      />
    </div>
  );
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button
      variant="light"
      className={styles.add}
      data-add
      leftSection={<AdminIcon name="add" size={20} />}
      onClick={onAdd}
    >
      {label}
    </Button>
  );
}
