import { createHash } from 'node:crypto';

/**
 * The one script that stands inside the pages, for what cannot wait until a file has come. It never changes, so the
 * content policy names it by its hash (docs/decisions/013-one-inline-script.md).
 */
export const earlyScript = [
  // Before the first paint: somebody is signed in, so that the guest's header does not flash up.
  "try{localStorage.getItem('token')&&(document.documentElement.dataset.session='stored')}catch{}",
  // A form sent before the page is alive waits for it (`use-typed-early.ts`); else the browser would send it by itself.
  "addEventListener('submit',e=>{document.documentElement.dataset.alive||e.defaultPrevented||(e.preventDefault(),e.target.dataset.early='')})",
  // Not even the script that starts the page came.
  "addEventListener('error',e=>{e.target.tagName=='SCRIPT'&&document.getElementById('not-started').removeAttribute('hidden')},true)",
].join(';');

/** As the content policy wants it. */
export const earlyScriptHash = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
