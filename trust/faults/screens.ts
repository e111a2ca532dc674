import type { Fault } from './fault.ts';

/** What whole screens look like, at all widths and with large text. */
export const screens: Fault[] = [
  {
    name: 'a banner pushes the day away under a finger',
    area: 'layout',
    floor: 'screen',
    file: 'src/web/ui/verwaltung/when-known.tsx',
    find: '!isFetched && failureCount === 0',
    replace: '!isFetched && failureCount < 0',
    caughtBy: [
      { file: 'e2e/sweep/sweep.spec.ts', title: 'the day of the owner, with a month', project: 'desktop' },
    ],
  },
  {
    name: 'the link to withdraw from a contract is hidden at 360 px',
    area: 'layout',
    floor: 'screen',
    file: 'src/app/web/layouts/footer.module.css',
    find: '.widerruf {\n  padding-bottom: var(--space-8);\n}\n',
    replace: '@media (max-width: 400px) {\n  .widerruf {\n    display: none;\n  }\n}\n',
    caughtBy: [
      {
        file: 'e2e/shop/footer.spec.ts',
        title: 'stands in the footer of every page, seen at 320 and 360 px without opening anything',
        project: 'phone',
      },
    ],
  },
  {
    name: 'the list of soaps is wider than a phone',
    area: 'portfolio',
    floor: 'screen',
    file: 'src/features/portfolio/web/shop/produktliste/produkt-grid.module.css',
    find: '  container-type: inline-size;\n',
    replace: '  container-type: inline-size;\n  min-width: 330px;\n',
    caughtBy: [{ file: 'e2e/sweep/sweep.spec.ts', title: '/products, angekuendigt', project: 'desktop' }],
  },
  {
    name: 'the fields of the checkout are too low for a finger',
    area: 'kasse',
    floor: 'screen',
    file: 'src/features/kasse/web/shop/formular/kasse-feld.module.css',
    find: '  min-height: 48px;\n  padding: 10px 14px;\n',
    replace: '  min-height: 30px;\n  padding: 2px 14px;\n',
    caughtBy: [
      {
        file: 'src/features/kasse/web/shop/formular/kasse-feld.ui.test.tsx',
        title: 'every control of the checkout is large enough for a finger',
      },
    ],
  },
  {
    name: 'the buttons of the back office are too small for a finger',
    area: 'verwaltung',
    floor: 'screen',
    file: 'src/web/ui/verwaltung/icon-button.tsx',
    find: '<ActionIcon {...button}>',
    replace: '<ActionIcon {...button} style={{ minWidth: 18, width: 18, minHeight: 18, height: 18 }}>',
    caughtBy: [
      {
        file: 'e2e/verwaltung/meldungen.spec.ts',
        title: 'every target is large enough for a finger, or far enough from the next',
        project: 'desktop',
      },
    ],
  },
  {
    name: 'the words below the footer are too pale to read',
    area: 'layout',
    floor: 'screen',
    file: 'src/web/styles/layout.css',
    find: '  .quiet {\n    color: var(--ink-soft);\n',
    replace: '  .quiet {\n    color: #b9aca0;\n',
    caughtBy: [{ file: 'e2e/sweep/sweep.spec.ts', title: '/about, angekuendigt', project: 'desktop' }],
  },
  {
    name: 'the fields of the sign-in have no name for who cannot see them',
    area: 'auth',
    floor: 'screen',
    file: 'src/web/ui/shop/form/field.tsx',
    find: '<label htmlFor={id}>',
    replace: '<label>',
    caughtBy: [{ file: 'e2e/sweep/sweep.spec.ts', title: '/login, angekuendigt', project: 'desktop' }],
  },
  {
    name: 'the pictures of a soap have no words for who cannot see them',
    area: 'portfolio',
    floor: 'screen',
    file: 'src/web/ui/shop/picture/picture.tsx',
    find: '          alt={alt}\n',
    replace: '',
    caughtBy: [{ file: 'e2e/sweep/sweep.spec.ts', title: '/products, angekuendigt', project: 'desktop' }],
  },
  {
    name: 'the words of headings are torn at the end of a line',
    area: 'pages',
    floor: 'screen',
    file: 'src/web/styles/global.css',
    find: '  letter-spacing: -0.01em;\n  overflow-wrap: anywhere;\n',
    replace: '  letter-spacing: -0.01em;\n  word-break: break-all;\n',
    caughtBy: [{ file: 'e2e/sweep/sweep.spec.ts', title: '/products, angekuendigt', project: 'desktop' }],
  },
  {
    name: 'with large text the words of buttons are cut',
    area: 'auth',
    floor: 'screen',
    file: 'src/web/ui/shop/button.module.css',
    find: '  min-height: 48px;\n  padding: 10px 22px;\n',
    replace: '  min-height: 48px;\n  padding: 10px 22px;\n  overflow: hidden;\n  white-space: nowrap;\n',
    caughtBy: [{ file: 'e2e/sweep/sweep.spec.ts', title: '/login, angekuendigt', project: 'desktop' }],
  },
  {
    name: 'with large text the fields of a card lie over each other',
    area: 'benutzer',
    floor: 'screen',
    file: 'src/web/ui/verwaltung/list/data-cards.module.css',
    find: '.line {\n  padding-block: 3px;\n',
    replace: '.line {\n  height: 30px;\n',
    caughtBy: [{ file: 'e2e/sweep/sweep.spec.ts', title: 'the people', project: 'desktop' }],
  },
  {
    name: 'the button that closes a dialog is read aloud in English',
    area: 'verwaltung',
    floor: 'screen',
    file: 'src/web/ui/verwaltung/dialog/dialog.tsx',
    find: 'aria-label="Schließen"',
    replace: 'aria-label="Close"',
    caughtBy: [{ file: 'e2e/sweep/sweep.spec.ts', title: 'a new person', project: 'desktop' }],
  },
  {
    name: 'a message lies over the buttons of the dialog that it is about',
    area: 'verwaltung',
    floor: 'screen',
    file: 'src/web/ui/verwaltung/message/use-clearance.ts',
    find: "current?.style.setProperty('--clearance',",
    replace: "current?.style.setProperty('--clear',",
    caughtBy: [
      {
        file: 'src/web/ui/verwaltung/message/use-clearance.ui.test.tsx',
        title: 'covers no button of the dialog that stays open',
      },
    ],
  },
  {
    name: 'the page of the server and that of the browser differ, which flickers',
    area: 'layout',
    floor: 'screen',
    file: 'src/app/web/layouts/footer.tsx',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text.
    find: '© ${fussJahr && `${fussJahr} `}${name}.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text.
    replace: "© ${typeof window === 'undefined' ? '2025 ' : '2026 '}${name}.",
    caughtBy: [{ file: 'e2e/sweep/sweep.spec.ts', title: '/about, angekuendigt', project: 'desktop' }],
  },
  {
    name: 'the large picture of the start page is broken',
    area: 'pages',
    floor: 'screen',
    file: 'src/features/bild/web/shop/laden-bild.tsx',
    find: 'srcSet={srcSet}',
    replace: "srcSet={srcSet.replaceAll('uploads', 'upload')}",
    caughtBy: [{ file: 'e2e/sweep/sweep.spec.ts', title: '/, angekuendigt', project: 'desktop' }],
  },
  {
    name: 'every visit is told to a server of others',
    area: 'layout',
    floor: 'screen',
    file: 'src/app/web/layouts/footer.tsx',
    find: '          {fussSatz && <p>{fussSatz}</p>}\n',
    replace:
      '          {fussSatz && <p>{fussSatz}</p>}\n          <img src="https://zaehler.example/punkt.gif" alt="" />\n',
    caughtBy: [
      {
        file: 'e2e/shop/browser/speicher.spec.ts',
        title:
          'a browser keeps exactly what the privacy notice names for shoppers, and no other server is asked',
        project: 'phone',
      },
    ],
  },
];
