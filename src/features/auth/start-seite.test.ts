import { expect, test } from 'vitest';
import { herkunft } from './herkunft.ts';
import { startSeite } from './start-seite.ts';

const offen = { isAngekuendigt: false, isUnbenannt: false, state: null };

test.each([
  [{ role: 'admin' }, '/admin/dashboard'],
  [{ rolle: 'admin' }, '/admin/dashboard'],
  [{ role: 'employee' }, '/'],
  [{ role: 'customer' }, '/'],
])('while the shop is announced, %j begins at %s, wherever the way came from', (user, path) => {
  expect(startSeite(user, { ...offen, isAngekuendigt: true, state: { from: '/cart' } })).toBe(path);
});

test.each([
  [{ role: 'admin' }, '/admin/einstellungen'],
  [{ role: 'customer' }, '/'],
])('in a shop without a name %j begins at %s', (user, path) => {
  expect(startSeite(user, { isAngekuendigt: true, isUnbenannt: true, state: null })).toBe(path);
});

test.each([
  [{ role: 'admin' }, '/admin/dashboard'],
  [{ role: 'employee' }, '/admin/dashboard'],
  [{ rolle: 'employee' }, '/admin/dashboard'],
  [{ role: 'customer' }, '/'],
  [{}, '/'],
])('from the opening on, %j begins at %s', (user, path) => {
  expect(startSeite(user, offen)).toBe(path);
});

test.each(['/cart', '/checkout?schritt=2#adresse', '/admin/lager', '/products/a%20b', '/loginhilfe'])(
  'from the opening on, signing in returns to %s',
  (from) => {
    const [pathname = '', rest = ''] = from.split(/(?=[?#])(.*)/s);
    const state = herkunft({ pathname, search: rest, hash: '' });
    expect(startSeite({ role: 'customer' }, { ...offen, state })).toBe(from);
    expect(startSeite({ role: 'admin' }, { ...offen, state })).toBe(from);
  },
);

test.each([
  'https://fremd.example/',
  '//fremd.example',
  '/\\fremd.example',
  'javascript:alert(1)',
  'cart',
  '/',
  '/?utm=1',
  '/login',
  '/register?x=1',
  '',
  5,
  null,
])('nothing returns to %j', (from) => {
  expect(startSeite({ role: 'customer' }, { ...offen, state: { from } })).toBe('/');
});
