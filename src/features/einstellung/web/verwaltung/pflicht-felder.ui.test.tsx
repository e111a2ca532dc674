import { expect, test } from 'vitest';
import { dialog, openEinstellungen, standOf } from '#test/ui/areas/einstellungen.ts';
import { type Gruppe, gruppenNamen } from '../../gruppen/gruppen.ts';
import { gruppenTitel } from '../../gruppen/gruppen-titel.ts';
import { formOf, gruppeValuesOf } from './gruppe-values.ts';

/** What can't be empty is marked as required, and nothing else: asked of the schema that checks the form. */

type Field = HTMLInputElement | HTMLTextAreaElement;

function withoutValue(values: object, path: string[]): object {
  const [key = '', ...rest] = path;
  const part: unknown = Reflect.get(values, key);
  const next = rest.length > 0 ? withoutValue(part as object, rest) : '';
  return Array.isArray(values) ? values.with(Number(key), next) : { ...values, [key]: next };
}

/** Whether the form is refused at this field when it is empty. */
function canNotBeEmpty(gruppe: Gruppe, name: string): boolean {
  const values = withoutValue(gruppeValuesOf(gruppe, standOf(gruppe).angaben), name.split('.'));
  const { error } = formOf(gruppe).safeParse(values);
  return error?.issues.some(({ path }) => path.join('.') === name) ?? false;
}

test.each(gruppenNamen)("in the group '%s' what is required is marked", async (gruppe) => {
  await openEinstellungen(`?feld=${gruppe}`);
  const form = dialog(`${gruppenTitel[gruppe]} bearbeiten`);
  await expect.element(form).toBeVisible();
  const fields = [...form.element().querySelectorAll<Field>('input, textarea')].filter(
    ({ name, type }) => name && type !== 'checkbox' && type !== 'radio' && type !== 'file',
  );
  expect(fields.length).toBeGreaterThan(0);
  const required = fields.filter((field) => canNotBeEmpty(gruppe, field.name));
  const marked = fields.filter((field) => field.required);
  const names = (of: Field[]) => of.map(({ name }) => name).sort();
  expect(names(marked).join(' ')).toBe(names(required).join(' '));
});
