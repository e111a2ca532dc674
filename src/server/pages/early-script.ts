import { createHash } from 'node:crypto';

/**
 * The one inline script of every page, for what cannot wait for a script file. It is constant, so the content policy
 * allows it by its hash (ADR 013).
 */
export const earlyScript = [
  // Before the first paint: a session is stored, so the guest's header must not flash up.
  "try{localStorage.getItem('token')&&(document.documentElement.dataset.session='stored')}catch{}",
  // The checkout goes on at a later step than the one the server renders: its empty form must not flash up.
  "try{/\"schritt\":[23]/.test(sessionStorage.getItem('kasse'))&&(document.documentElement.dataset.kasse='stored')}catch{}",
  // Holds a form that is sent before the page is hydrated (`use-typed-early.ts`); else the browser would
  // submit it. One that works without scripts (`action`) is let go when these cannot come.
  "addEventListener('submit',e=>{document.documentElement.dataset.alive||e.defaultPrevented||e.target.hasAttribute('action')&&!document.getElementById('not-started').hidden||(e.preventDefault(),e.target.dataset.early='')})",
  // The script that starts the page failed to load.
  "addEventListener('error',e=>{e.target.tagName=='SCRIPT'&&document.getElementById('not-started').removeAttribute('hidden')},true)",
].join(';');

/** The hash as a source of the content policy. */
export const earlyScriptHash = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
