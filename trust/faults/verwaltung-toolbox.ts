import type { Fault } from './fault.ts';

/** What the parts do that all screens of the back office share: dialogs, lists, messages, drafts. */
export const verwaltungToolbox: Fault[] = [
  {
    name: 'closing a dialog of the back office loses the place in the list',
    area: 'lager',
    floor: 'component',
    file: 'src/web/ui/verwaltung/dialog/dialog.tsx',
    find: '  useReturnFocus();\n',
    replace: '',
    caughtBy: [
      {
        file: 'src/features/lager/web/verwaltung/korrektur-dialog.ui.test.tsx',
        title: 'choosing a reason moves nothing behind the dialog, and the focus comes back to the row',
      },
    ],
  },
  {
    name: 'a group without articles is a blank screen',
    area: 'lager',
    floor: 'component',
    file: 'src/web/ui/verwaltung/list/data-list.tsx',
    find: '      {instead}\n',
    replace: '',
    caughtBy: [
      { file: 'src/app/web/pages/verwaltung/ware/lager-page.ui.test.tsx', title: 'an empty group says so' },
    ],
  },
  {
    name: 'a press on the head of a column sorts nothing',
    area: 'lager',
    floor: 'component',
    file: 'src/web/ui/verwaltung/list/data-table.tsx',
    find: 'onSort(nextSorting(sorting, key))',
    replace: 'nextSorting(sorting, key)',
    caughtBy: [
      {
        file: 'src/app/web/pages/verwaltung/ware/lager-page.ui.test.tsx',
        title: 'the list can be sorted by its columns',
      },
    ],
  },
  {
    name: 'a form with changes is closed without a question',
    area: 'benutzer',
    floor: 'component',
    file: 'src/web/ui/verwaltung/dialog/form-dialog.tsx',
    find: 'if (isSubmitting || (loses && !(await confirm(discardQuestion)))) return;',
    replace: 'if (isSubmitting) return;',
    caughtBy: [
      {
        file: 'src/web/ui/verwaltung/message/use-clearance.ui.test.tsx',
        title: 'a message covers no button of a question',
      },
    ],
  },
  {
    name: 'a form that was open when the session ended is empty after signing in again',
    area: 'portfolio',
    floor: 'component',
    file: 'src/web/ui/verwaltung/entwurf/use-form-entwurf.ts',
    find: '      formEntwuerfe.keep(accountId, key, { form: key, title: heading, path, values, vorher });\n',
    replace: '      void [heading, path, vorher];\n',
    caughtBy: [
      {
        file: 'src/app/web/pages/verwaltung/entwurf-hinweis.ui.test.tsx',
        title: 'a raw material keeps the typed stock, also after a second end of the session',
      },
    ],
  },
  {
    name: 'a draft is still there after signing out',
    area: 'portfolio',
    floor: 'component',
    file: 'src/web/entwurf/entwurf-store.ts',
    find: 'for (const key in storages) forgetStored',
    replace: "for (const key in storages) if (key !== 'entwuerfe') forgetStored",
    caughtBy: [
      {
        file: 'src/app/web/pages/verwaltung/entwurf-hinweis.ui.test.tsx',
        title: 'signing out deletes the draft',
      },
    ],
  },
  {
    name: "'Erneut versuchen' loads nothing",
    area: 'rohstoffe',
    floor: 'component',
    file: 'src/web/ui/verwaltung/list/load-failure.tsx',
    find: 'aria-describedby={id} onClick={onRetry}>',
    replace: 'aria-describedby={id} onClick={() => void onRetry}>',
    caughtBy: [
      {
        file: 'src/features/rohstoffe/web/verwaltung/rohstoff-list.ui.test.tsx',
        title: 'a list that cannot be loaded says why and offers a retry',
      },
    ],
  },
  {
    name: 'what the server finds wrong with a field is not said at the field',
    area: 'rohstoffe',
    floor: 'component',
    file: 'src/web/ui/verwaltung/form/field-errors.ts',
    find: "    form.setError(field as Path<T>, { type: 'server', message }, { shouldFocus: at === 0 });\n",
    replace: '    void [at, field, message];\n',
    caughtBy: [
      {
        file: 'src/features/rohstoffe/web/verwaltung/formular/rohstoff-dialog.ui.test.tsx',
        title: 'a taken name is reported at its field',
      },
    ],
  },
  {
    name: "'Rückgängig' in a message does nothing",
    area: 'warenberechnung',
    floor: 'component',
    file: 'src/web/ui/verwaltung/message/snackbar-host.tsx',
    find: '            action.onClick();\n',
    replace: '',
    caughtBy: [
      {
        file: 'src/features/warenberechnung/web/verwaltung/berechnung/berechnungs-kopf.ui.test.tsx',
        title: 'taking over a price is undone in one tap',
      },
    ],
  },
  {
    name: "'Abbrechen' in a question does what was asked",
    area: 'portfolio',
    floor: 'component',
    file: 'src/web/ui/verwaltung/dialog/confirm-host.tsx',
    find: 'data-autofocus onClick={() => answer(false)}',
    replace: 'data-autofocus onClick={() => answer(true)}',
    caughtBy: [
      {
        file: 'src/features/portfolio/web/verwaltung/produktkarten/produkt-card.ui.test.tsx',
        title: 'every picture can be deleted after a confirmation',
      },
    ],
  },
  {
    name: 'what was counted on the evening of the market is gone after a reload',
    area: 'markt',
    floor: 'component',
    file: 'src/web/ui/verwaltung/entwurf/use-blatt.ts',
    find: '    keptBlaetter.keep(accountId, name, { eingabe: latest.current });\n',
    replace: '    void keptBlaetter;\n',
    caughtBy: [
      {
        file: 'src/app/web/pages/verwaltung/ware/markt-page.ui.test.tsx',
        title: 'what is typed is there again after another page, until it is sent',
      },
    ],
  },
];
