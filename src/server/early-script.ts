import { createHash } from 'node:crypto';

/**
 * The one script that stands inside the pages: before the first paint it marks the document when somebody is signed
 * in, so that the guest's header does not flash up. It never changes, so the content policy names it by its hash;
 * as a file it would hold back the first paint for a round trip (docs/decisions/013-one-inline-script.md).
 */
export const earlyScript =
  "try{localStorage.getItem('token')&&(document.documentElement.dataset.session='stored')}catch{}";

/** As the content policy wants it. */
export const earlyScriptHash = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
