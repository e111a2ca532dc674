import { expect, test } from 'vitest';
import { toBenutzer } from '../../../benutzer.ts';
import { editForm, toEditForm, toUpdateBody } from './edit-form.ts';

const kaethe = toBenutzer({
  _id: '1',
  vorname: 'Käthe',
  nachname: 'Brandt',
  email: 'kaethe@lindenblatt.example',
  role: 'employee',
  telefon: '0341 1234567',
  lieferadresse: { verwendet: true, firmenname: 'Brandt GmbH', plz: '04109' },
  kommunikation: { newsletter: true, sms: false, bevorzugterKanal: 'post' },
});
const values = toEditForm(kaethe);
const alone = { vorher: kaethe, jetzt: kaethe };

test('sends the payload of the specification if nothing else was changed', () => {
  // In the order of the schema, like the resolver's output.
  const body = toUpdateBody(editForm.parse({ ...values, telefon: '' }), alone);
  expect(Object.keys(body).sort()).toEqual(
    'adresse email geburtsdatum geschlecht kommunikation nachname rolle telefon vorname'.split(' '),
  );
  expect(body).toMatchObject({ telefon: '', rolle: 'kunde' });
  expect(body.kommunikation).toEqual({ newsletter: true, sms: false });
});

test('adds notes, delivery address and channel when they were changed', () => {
  const lieferadresse = { ...values.lieferadresse, verwendet: false };
  const kommunikation = { ...values.kommunikation, bevorzugterKanal: 'email' } as const;
  const changed = { ...values, notizen: 'Klingelt nicht', lieferadresse, kommunikation };
  expect(toUpdateBody(changed, alone)).toMatchObject({
    notizen: 'Klingelt nicht',
    lieferadresse: { verwendet: false, firmenname: 'Brandt GmbH' },
    kommunikation: { newsletter: true, sms: false, bevorzugterKanal: 'email' },
  });
});

test('keeps what another user changed meanwhile, roles in particular', () => {
  const jetzt = toBenutzer({ ...kaethe, _id: '1', status: 'active', role: 'admin', notizen: 'neu' });
  const body = toUpdateBody({ ...values, telefon: '0341 7654321' }, { vorher: kaethe, jetzt });
  expect(body).toMatchObject({ telefon: '0341 7654321', rolle: 'admin' });
  expect(body).not.toHaveProperty('role');
  expect(body).not.toHaveProperty('notizen');
});

test('validates both postcodes for their country', () => {
  const wrong = { ...values, lieferadresse: { ...values.lieferadresse, plz: '041' } };
  const { error } = editForm.safeParse(wrong);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['lieferadresse.plz']);
  expect(editForm.safeParse(values).success).toBe(true);
});
