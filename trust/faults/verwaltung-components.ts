import type { Fault } from './fault.ts';

/** What the parts of single screens of the back office do. */
export const verwaltungComponents: Fault[] = [
  {
    name: 'a product is deleted without a question',
    area: 'portfolio',
    floor: 'component',
    file: 'src/features/portfolio/web/verwaltung/produktkarten/produkt-card.tsx',
    find: "if (await confirm({ question, what: produkt.name, yes: 'Löschen' })) mutate",
    replace: 'if (question) mutate',
    caughtBy: [
      {
        file: 'src/features/portfolio/web/verwaltung/produktkarten/produkt-card.ui.test.tsx',
        title: 'the owner deletes a product after a confirmation that names it',
      },
    ],
  },
  {
    name: 'choosing a status does not narrow the list of people',
    area: 'benutzer',
    floor: 'component',
    file: 'src/features/benutzer/web/verwaltung/benutzer-filter.tsx',
    find: 'onChange({ status: oneOfParams(statusValues, currentTarget.value) })',
    replace: 'onChange({ status: oneOfParams(statusValues, currentTarget.title) })',
    caughtBy: [
      {
        file: 'src/features/benutzer/web/verwaltung/benutzer-verwaltung.ui.test.tsx',
        title: 'pages, their size and the filters are in the address, and survive going back',
      },
    ],
  },
  {
    name: 'a figure of the dashboard that cannot be had stays a blank tile',
    area: 'dashboard',
    floor: 'component',
    file: 'src/app/web/pages/verwaltung/dashboard/dashboard-heute.tsx',
    find: '(isError ? () => void refetch() : undefined)',
    replace: '(isError && !refetch ? () => {} : undefined)',
    caughtBy: [
      {
        file: 'src/app/web/pages/verwaltung/dashboard/dashboard-offen.ui.test.tsx',
        title: 'each figure that cannot be had or is empty says so alone and tries again',
      },
    ],
  },
  {
    name: 'an IBAN is one word of 22 digits that nobody can compare',
    area: 'einstellung',
    floor: 'component',
    file: 'src/features/einstellung/web/verwaltung/gruppen/iban-field.tsx',
    find: 'value={typed ?? formatIban(field.value)}',
    replace: 'value={typed ?? field.value}',
    caughtBy: [
      {
        file: 'src/features/einstellung/web/verwaltung/gruppen/zahlung-felder.ui.test.tsx',
        title: 'an IBAN is grouped when its field is left',
      },
    ],
  },
  {
    name: 'the built-in legal text replaces what was typed without a question',
    area: 'rechtstexte',
    floor: 'component',
    file: 'src/features/rechtstexte/web/verwaltung/editor/rechtstext-felder.tsx',
    find: '    if (isLost && !(await confirm({ ...question, consequence }))) return;\n',
    replace: '    void [isLost, question, consequence];\n',
    caughtBy: [
      {
        file: 'src/features/rechtstexte/web/verwaltung/editor/rechtstext-editor.ui.test.tsx',
        title: 'the built-in text replaces what was typed only after a question',
      },
    ],
  },
  {
    name: 'the official notice is removed without a question',
    area: 'gewaehrleistung',
    floor: 'component',
    file: 'src/features/gewaehrleistung/web/verwaltung/gewaehrleistung-aktionen.tsx',
    find: "if (await confirm({ ...question, what: datei?.name ?? '' })) remove(version);",
    replace: 'if (question) remove(version);',
    caughtBy: [
      {
        file: 'src/features/gewaehrleistung/web/verwaltung/gewaehrleistung-karte.ui.test.tsx',
        title: 'the notice is removed only after a question',
      },
    ],
  },
  {
    name: 'the ticks of what is in a parcel are gone after a reload',
    area: 'versand',
    floor: 'component',
    file: 'src/web/entwurf/use-entwurf.ts',
    find: '      if (next !== before) store(key, next);\n',
    replace: '',
    caughtBy: [
      {
        file: 'e2e/verwaltung/auftraege/packen.spec.ts',
        title: 'three orders are packed with ticks, and a reload in between forgets none',
        project: 'phone',
      },
    ],
  },
  {
    name: 'a mail that has arrived is sent a second time without a question',
    area: 'post',
    floor: 'component',
    file: 'src/features/post/web/verwaltung/senden-button.tsx',
    find: "      stand !== 'gesendet' ||\n",
    replace: "      stand !== '' ||\n",
    caughtBy: [
      {
        file: 'src/app/web/pages/verwaltung/post-page.ui.test.tsx',
        title: 'a message is looked at as it was, and sent again after a question',
      },
    ],
  },
  {
    name: 'the retention plan cannot be loaded again after a failure',
    area: 'aufbewahrung',
    floor: 'component',
    file: 'src/features/aufbewahrung/web/verwaltung/aufbewahrung-verwaltung.tsx',
    find: 'onRetry: () => void refetch(),',
    replace: 'onRetry: () => void refetch,',
    caughtBy: [
      {
        file: 'src/features/aufbewahrung/web/verwaltung/aufbewahrung-verwaltung.ui.test.tsx',
        title: 'plan and look say so when they cannot be had, and can be tried again',
      },
    ],
  },
];
