import type { Fault } from './fault.ts';

/** What single parts of the back office do: dialogs, lists, messages, drafts. */
export const verwaltungComponents: Fault[] = [
  {
    name: 'closing a dialog of the back office loses the place in the list',
    area: 'lager',
    floor: 'component',
    file: 'src/web/ui/verwaltung/dialog.tsx',
    find: '  useReturnFocus();\n',
    replace: '',
    caughtBy: [
      {
        file: 'e2e/verwaltung/lager-korrektur.spec.ts',
        title: 'choosing a reason moves nothing behind the dialog, and the focus comes back to the row',
        project: 'desktop',
      },
    ],
  },
  {
    name: 'a group without articles is a blank screen',
    area: 'lager',
    floor: 'component',
    file: 'src/web/ui/verwaltung/data-list.tsx',
    find: '      {rows.length === 0 && !failure && empty}\n',
    replace: '',
    caughtBy: [{ file: 'e2e/verwaltung/lager.spec.ts', title: 'an empty group says so', project: 'desktop' }],
  },
  {
    name: 'a press on the head of a column sorts nothing',
    area: 'lager',
    floor: 'component',
    file: 'src/web/ui/verwaltung/data-table.tsx',
    find: 'onSort(nextSorting(sorting, key))',
    replace: 'nextSorting(sorting, key)',
    caughtBy: [
      {
        file: 'e2e/verwaltung/lager.spec.ts',
        title: 'the list can be sorted by its columns',
        project: 'desktop',
      },
    ],
  },
  {
    name: 'a product is deleted without a question',
    area: 'portfolio',
    floor: 'component',
    file: 'src/features/portfolio/web/verwaltung/produkt-card.tsx',
    find: "if (await confirm({ question, what: produkt.name, yes: 'Löschen' })) mutate",
    replace: 'if (question) mutate',
    caughtBy: [
      {
        file: 'e2e/verwaltung/portfolio.spec.ts',
        title: 'the owner deletes a product after a confirmation that names it',
        project: 'desktop',
      },
    ],
  },
  {
    name: 'a form with changes is closed without a question',
    area: 'portfolio',
    floor: 'component',
    file: 'src/web/ui/verwaltung/form-dialog.tsx',
    find: 'if (!isSubmitting && (!isDirty || (await confirm(discardQuestion)))) onClose();',
    replace: 'if (!isSubmitting) onClose();',
    caughtBy: [
      {
        file: 'e2e/verwaltung/portfolio-dialog.spec.ts',
        title: 'a changed dialog asks before it is left',
        project: 'desktop',
      },
    ],
  },
  {
    name: 'a form that was open when the session ended is empty after signing in again',
    area: 'portfolio',
    floor: 'component',
    file: 'src/web/ui/verwaltung/use-form-entwurf.ts',
    find: '      keepEntwurf(accountId, { form: key, title: heading, path: pathname + search, datum, values });\n',
    replace: '      void [heading, datum, search];\n',
    caughtBy: [
      {
        file: 'e2e/verwaltung/sitzung-endet.spec.ts',
        title: 'a product form is restored after signing in again, and saves',
        project: 'desktop',
      },
    ],
  },
  {
    name: 'a draft is still there after signing out',
    area: 'portfolio',
    floor: 'component',
    file: 'src/features/auth/web/sign-in.ts',
    find: 'for (const key of [entwuerfeKey,',
    replace: 'for (const key of [',
    caughtBy: [
      {
        file: 'e2e/verwaltung/sitzung-endet.spec.ts',
        title: 'signing out deletes the draft',
        project: 'desktop',
      },
    ],
  },
  {
    name: "'Erneut versuchen' loads nothing",
    area: 'rohstoffe',
    floor: 'component',
    file: 'src/web/ui/verwaltung/load-failure.tsx',
    find: '<Button variant="default" onClick={onRetry}>',
    replace: '<Button variant="default" onClick={() => void onRetry}>',
    caughtBy: [
      {
        file: 'e2e/verwaltung/rohstoffe.spec.ts',
        title: 'a list that cannot be loaded says why and offers a retry',
        project: 'desktop',
      },
    ],
  },
  {
    name: 'what the server finds wrong with a field is not said at the field',
    area: 'rohstoffe',
    floor: 'component',
    file: 'src/web/ui/verwaltung/field-errors.ts',
    find: "    form.setError(field as Path<T>, { type: 'server', message }, { shouldFocus: at === 0 });\n",
    replace: '    void [at, field, message];\n',
    caughtBy: [
      {
        file: 'e2e/verwaltung/rohstoffe.spec.ts',
        title: 'a taken name is reported at its field',
        project: 'desktop',
      },
    ],
  },
  {
    name: "'Rückgängig' in a message does nothing",
    area: 'warenberechnung',
    floor: 'component',
    file: 'src/web/ui/verwaltung/snackbar-host.tsx',
    find: '            action.onClick();\n',
    replace: '',
    caughtBy: [
      {
        file: 'e2e/verwaltung/warenberechnung.spec.ts',
        title: 'taking over a price is undone in one tap',
        project: 'desktop',
      },
    ],
  },
  {
    name: "'Abbrechen' in a question does what was asked",
    area: 'portfolio',
    floor: 'component',
    file: 'src/web/ui/verwaltung/confirm-host.tsx',
    find: 'data-autofocus onClick={() => answer(false)}',
    replace: 'data-autofocus onClick={() => answer(true)}',
    caughtBy: [
      {
        file: 'e2e/verwaltung/portfolio-galerie.spec.ts',
        title: 'every picture can be deleted after a confirmation',
        project: 'desktop',
      },
    ],
  },
  {
    name: 'choosing a status does not narrow the list of people',
    area: 'benutzer',
    floor: 'component',
    file: 'src/features/benutzer/web/verwaltung/benutzer-filter.tsx',
    find: 'onChange({ status: oneOf(statusValues, currentTarget.value) })',
    replace: 'onChange({ status: oneOf(statusValues, currentTarget.title) })',
    caughtBy: [
      {
        file: 'e2e/verwaltung/benutzer-liste.spec.ts',
        title: 'pages, their size and the filters are in the address and survive a reload and going back',
        project: 'desktop',
      },
    ],
  },
  {
    name: 'a figure of the dashboard that cannot be had stays a blank tile',
    area: 'dashboard',
    floor: 'component',
    file: 'src/web/pages/verwaltung/dashboard-heute.tsx',
    find: '(isError ? () => void refetch() : undefined)',
    replace: '(isError && !refetch ? () => {} : undefined)',
    caughtBy: [
      {
        file: 'e2e/verwaltung/dashboard-offen.spec.ts',
        title: 'each figure says so alone and tries again',
        project: 'desktop',
      },
    ],
  },
  {
    name: 'an IBAN is one word of 22 digits that nobody can compare',
    area: 'einstellung',
    floor: 'component',
    file: 'src/features/einstellung/web/verwaltung/iban-field.tsx',
    find: 'value={typed ?? formatIban(field.value)}',
    replace: 'value={typed ?? field.value}',
    caughtBy: [
      {
        file: 'e2e/verwaltung/einstellungen-zahlung.spec.ts',
        title: 'an IBAN is grouped when its field is left',
        project: 'desktop',
      },
    ],
  },
  {
    name: 'the built-in legal text replaces what was typed without a question',
    area: 'rechtstexte',
    floor: 'component',
    file: 'src/features/einstellung/web/verwaltung/rechtstext-felder.tsx',
    find: '    if (isLost && !(await confirm({ ...question, consequence }))) return;\n',
    replace: '    void [isLost, question, consequence];\n',
    caughtBy: [
      {
        file: 'e2e/verwaltung/rechtstexte.spec.ts',
        title: 'the built-in text replaces what was typed only after a question',
        project: 'desktop',
      },
    ],
  },
  {
    name: 'the official notice is removed without a question',
    area: 'gewaehrleistung',
    floor: 'component',
    file: 'src/features/einstellung/web/verwaltung/gewaehrleistung-karte.tsx',
    find: "if (await confirm({ ...question, what: datei?.name ?? '' })) remove(version);",
    replace: 'if (question) remove(version);',
    caughtBy: [
      {
        file: 'e2e/verwaltung/gewaehrleistung.spec.ts',
        title: 'link and text are edited, the file is replaced and removed',
        project: 'desktop',
      },
    ],
  },
  {
    name: 'what was counted on the evening of the market is gone after a reload',
    area: 'markt',
    floor: 'component',
    file: 'src/web/ui/verwaltung/use-blatt.ts',
    find: '    keepBlatt(accountId, name, latest.current);\n',
    replace: '    void keepBlatt;\n',
    caughtBy: [
      {
        file: 'e2e/verwaltung/markt.spec.ts',
        title: 'what is typed survives a reload and another page, until it is sent',
        project: 'phone',
      },
    ],
  },
  {
    name: 'the ticks of what is in a parcel are gone after a reload',
    area: 'versand',
    floor: 'component',
    file: 'src/features/versand/web/verwaltung/use-haken.ts',
    find: '      sessionStore.setItem(packenKey, JSON.stringify(after));\n',
    replace: '',
    caughtBy: [
      {
        file: 'e2e/verwaltung/packen.spec.ts',
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
        file: 'e2e/verwaltung/postausgang.spec.ts',
        title: 'a message is looked at as it was, and sent again after a question',
        project: 'desktop',
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
        file: 'e2e/verwaltung/aufbewahrung.spec.ts',
        title: 'plan and look say so, and can be tried again',
        project: 'desktop',
      },
    ],
  },
];
