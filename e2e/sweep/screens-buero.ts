import { widerrufCalls } from '#features/widerruf/calls.ts';
import { senderOf } from '../arrange/send.ts';
import { vorTagen } from '../arrange/tage.ts';
import { bestelle } from '../arrange/werkstatt.ts';
import { expect } from '../fixtures.ts';
import { drawer, openDrawer } from '../pages/page-language.ts';
import { answered, dialogOf, main, pressed, says, titled } from './arrange.ts';
import type { Screen } from './screen.ts';
import { lang, ofAdmin, offen } from './screens-betrieb.ts';

const nachricht = {
  ...{ _id: 'a', art: 'versandt', stand: 'nichtZugestellt', an: lang.email, anName: lang.name },
  ...{ betreff: 'Ihr Paket ist unterwegs', createdAt: '2026-03-02T09:12:00.000Z', gesendetAt: null },
  ...{ zuerstGesendetAt: null, faelligAt: null, versuche: 3, istErledigt: false, auftragId: null },
  fehler: '550 5.1.1 <mia@mail.example>: Recipient address rejected: User unknown in virtual mailbox',
};

const post = {
  nachrichten: [
    nachricht,
    { ...nachricht, _id: 'b', stand: 'gesendet', fehler: '', createdAt: '2026-03-01T09:12:00.000Z' },
  ],
  ...{ weitere: false, smtp: true },
  anzahl: { wartet: 0, gesendet: 1, nichtZugestellt: 1, abgelegt: 0 },
};

const widerruf: Screen = {
  // The name is a title, and longer than a phone is wide.
  meant: /^[^:]*: (torn: )?Donaudampf/,
  ...ofAdmin(offen('a withdrawal', '/admin/widerrufe', says(/Geld zurück bis/))),
  prepare: async (db, page) => {
    const angaben = { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 2 }] };
    const versendet = { typ: 'versendet', angaben, at: vorTagen(2).toISOString() } as const;
    const { nummer } = await bestelle(db, { menge: 2, vor: 5, dazu: [versendet] });
    const body = { name: lang.name, email: 'erika@kundschaft.example', bestellung: nummer };
    await senderOf(page.request)(widerrufCalls.erklaeren, { body });
    return '/admin/widerrufe';
  },
};

/** Two of one order, and two of none. */
const viele: Screen = {
  ...widerruf,
  name: 'many withdrawals, those of one order unfolded',
  prepare: async (db, page) => {
    const { nummer } = await bestelle(db, { menge: 2, vor: 5 });
    const namen = [lang.name, 'Ada Blum', 'Mia Sommer', 'Erika Beispiel'];
    for (const [at, name] of namen.entries()) {
      const bestellung = at < 2 ? nummer : 'weiß ich nicht mehr';
      const stuecke = at % 2 === 0 ? 'alles' : 'doch nur eine';
      const body = { name, email: 'erika@kundschaft.example', bestellung, stuecke };
      await senderOf(page.request)(widerrufCalls.erklaeren, { body });
    }
    return '/admin/widerrufe';
  },
  ready: async (page) => {
    await main(page)
      .getByRole('button', { name: /ein weiterer zu dieser Bestellung/ })
      .click();
    await expect(main(page).getByRole('article')).toHaveCount(4);
  },
};

/** Delivered before there were documents, ticked. */
const altbestand: Screen = {
  ...ofAdmin(offen('documents of before', '/admin/belege/altbestand', titled('Belege nachholen'))),
  prepare: async (db) => {
    const angaben = { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 2 }] };
    const versendet = { typ: 'versendet', angaben, at: vorTagen(2).toISOString() } as const;
    await bestelle(db, { menge: 2, vor: 5, dazu: [versendet] });
    return '/admin/belege/altbestand';
  },
  ready: async (page) => {
    await main(page)
      .getByRole('checkbox', { name: /^Alle aus dem/ })
      .click();
    await expect(main(page).getByRole('button', { name: '1 Beleg schreiben' })).toBeVisible();
  },
};

const buero: Screen[] = [
  altbestand,
  {
    ...altbestand,
    name: 'documents of before, asked about',
    ready: async (page) => {
      await altbestand.ready?.(page);
      await pressed('1 Beleg schreiben')(page);
      await expect(dialogOf(page)).toContainText('Zurücknehmen lässt sich ein Beleg nicht.');
    },
  },
  {
    ...altbestand,
    name: 'documents of before, being ticked off',
    ready: async (page) => {
      await altbestand.ready?.(page);
      await pressed('Als schon berechnet abhaken')(page);
      await expect(dialogOf(page)).toContainText('unter „Von Hand berechnet“');
    },
  },
  ofAdmin(offen('no documents of before', '/admin/belege/altbestand', says('Hier ist nichts nachzuholen'))),
  {
    ...ofAdmin(offen('the outbox', '/admin/post', says(/^Der Mailserver sagt/))),
    before: answered(/\/api\/post(\?.*)?$/, post),
    // An address that is longer than its column.
    meant: /: torn: maximiliane-henriette/,
  },
  ofAdmin(offen('an empty outbox', '/admin/post', titled(/^Post/))),
  ofAdmin(offen('the statements of the bank', '/admin/zahlungen', titled(/^Konto/))),
  widerruf,
  {
    ...widerruf,
    name: 'a withdrawal being booked',
    ready: async (page) => {
      await pressed('Widerruf bearbeiten')(page);
      await expect(dialogOf(page)).toContainText(/Zurück: /);
    },
  },
  viele,
  {
    ...viele,
    name: 'withdrawals without an order being chosen',
    ready: async (page) => {
      await pressed('Mehrere abschließen')(page);
      await dialogOf(page).getByRole('checkbox', { name: 'Alle auswählen' }).click();
      await expect(dialogOf(page)).toContainText('2 abschließen');
    },
  },
  ofAdmin(offen('no withdrawals', '/admin/widerrufe', says('Kein Widerruf offen'))),
  {
    name: 'the plan of what is kept',
    route: '/admin/aufbewahrung',
    who: 'admin',
    ready: async (page) => {
      await main(page).getByRole('button', { name: 'Nachsehen' }).click();
      await says(/Heute würde nichts gelöscht/)(page);
    },
  },
  {
    ...ofAdmin(
      offen('a new person is invited', '/admin/benutzer', async (page) => {
        await pressed('Neu', 'Neuen Benutzer einladen')(page);
        await dialogOf(page).getByRole('button', { name: 'Einladen' }).click();
        await says('Bitte geben Sie den Vornamen ein.')(page);
      }),
    ),
  },
  {
    ...ofAdmin(
      offen('the question before a password is reset', '/admin/benutzer', pressed(/Passwort zurücksetzen$/)),
    ),
    phase: 'pausiert',
  },
  ofAdmin(offen('the question before a person is deleted', '/admin/benutzer', pressed(/ löschen$/))),
];

/** The menu of small screens. */
const menu: Screen = {
  ...ofAdmin(
    offen('the groups of the back office', '/admin/markt', async (page) => {
      await openDrawer(page);
      await expect(drawer(page).getByRole('link', { name: 'Markttag' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }),
  ),
  widths: [320, 360],
};

export const bueroScreens = [...buero, menu];
