import type { Fault } from './fault.ts';

/** What single parts of the shop do: fields, messages, pictures. */
export const shopComponents: Fault[] = [
  {
    name: 'the error of a field is not read aloud with it',
    area: 'auth',
    floor: 'component',
    file: 'src/web/ui/shop/form/field.tsx',
    find: '          aria-describedby={below ? ',
    replace: '          data-below={below ? ',
    caughtBy: [
      {
        file: 'src/features/auth/web/shop/register-form.ui.test.tsx',
        title: 'missing and invalid values are reported at their field',
      },
    ],
  },
  {
    name: 'a wrong password leaves the form without a word',
    area: 'auth',
    floor: 'component',
    file: 'src/features/auth/web/shop/login-form.tsx',
    find: "return result.success ? undefined : { '': result.error };",
    replace: 'return result.success ? undefined : {};',
    caughtBy: [
      {
        file: 'src/features/auth/web/shop/login-form-refused.ui.test.tsx',
        title: 'a wrong password is reported in the form and ends no session',
      },
    ],
  },
  {
    name: 'closing the menu of a phone loses the focus',
    area: 'layout',
    floor: 'component',
    file: 'src/app/web/layouts/header/drawer-shell.tsx',
    find: "if (newState === 'closed' && document.activeElement === document.body)",
    replace: "if (newState === 'open' && document.activeElement === null)",
    caughtBy: [
      {
        file: 'src/app/web/layouts/header/keyboard.ui.test.tsx',
        title: 'closing the drawer by keyboard leads back to the button that opened it',
      },
    ],
  },
  {
    name: 'a message to the workshop that is not taken disappears without a word',
    area: 'kontakt',
    floor: 'component',
    file: 'src/features/kontakt/web/shop/kontakt-formular.tsx',
    find: '{text && <Alert kind="error">{text}</Alert>}',
    replace: '',
    caughtBy: [
      {
        file: 'src/features/kontakt/web/shop/kontakt-formular.ui.test.tsx',
        title: 'a message that is not taken stays in the form',
      },
    ],
  },
  {
    name: 'the message that one person began is there for the next one at this browser',
    area: 'kontakt',
    floor: 'component',
    file: 'src/web/entwurf/entwurf-store.ts',
    find: 'for (const key in storages) forgetStored',
    replace: "for (const key in storages) if (key !== 'kontakt') forgetStored",
    caughtBy: [
      {
        file: 'src/features/kontakt/web/shop/kontakt-formular.ui.test.tsx',
        title: 'the text survives a reload, and signing out deletes it',
      },
    ],
  },
  {
    name: 'a field of the checkout is red, but nothing says what is wrong with it',
    area: 'kasse',
    floor: 'component',
    file: 'src/features/kasse/web/shop/formular/kasse-feld.tsx',
    find: '        {error && <p className={styles.fehler}>{error}</p>}\n',
    replace: '',
    caughtBy: [
      {
        file: 'src/features/kasse/web/shop/formular/kasse-feld.ui.test.tsx',
        title: 'a field is checked when it is left, and its error goes as soon as it is right',
      },
    ],
  },
  {
    name: 'nothing says that a line of the transfer was copied',
    area: 'bestellung',
    floor: 'component',
    file: 'src/features/bestellung/web/shop/bestellung-kopier-zeile.tsx',
    find: '    onKopie({ label, text, isKopiert: hasCopied, nr: (kopie?.nr ?? 0) + 1 });\n',
    replace: '    void text;\n',
    caughtBy: [
      {
        file: 'src/features/bestellung/web/shop/bestellung-ueberweisung.ui.test.tsx',
        title: 'each line of the transfer can be copied by keyboard, which is announced',
      },
    ],
  },
  {
    name: 'what was typed into the profile is thrown away without a question',
    area: 'konto',
    floor: 'component',
    file: 'src/features/konto/web/shop/profil-formular.tsx',
    find: '(isGeaendert ? setIsAsking(true) : onAbbrechen())',
    replace: 'onAbbrechen()',
    caughtBy: [
      {
        file: 'src/features/konto/web/profil.ui.test.tsx',
        title: 'what was typed is not lost without a question',
      },
    ],
  },
  {
    name: 'who has no orders yet finds an empty space in the profile',
    area: 'konto',
    floor: 'component',
    file: 'src/features/konto/web/shop/profil-bestellungen.tsx',
    find: 'if (data.length === 0) return',
    replace: 'if (data.length < 0) return',
    caughtBy: [
      {
        file: 'src/features/konto/web/profil.ui.test.tsx',
        title: 'without an order the way to the products is offered',
      },
    ],
  },
  {
    name: 'the arrow keys do not move through the pictures of a soap',
    area: 'portfolio',
    floor: 'component',
    file: 'src/features/bild/web/shop/gallery.tsx',
    find: 'const at = chosen + arrowStep(event.key);',
    replace: 'const at = chosen + 0 * arrowStep(event.key);',
    caughtBy: [
      {
        file: 'src/features/bild/web/shop/gallery.ui.test.tsx',
        title: 'the arrow keys move through the pictures',
      },
    ],
  },
];
