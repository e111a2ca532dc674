/** The public interface of post for the rest of the server. */
export { forgetPost } from './forget-post.ts';
export { type AuftragPost, listAuftragPost, listNachrichtenMitBeleg } from './list-auftrag-post.ts';
export { listNachrichtenMit } from './list-nachrichten-mit.ts';
export { deletePostOf } from './nachrichten-an.repository.ts';
export { packInhalt, unpackInhalt } from './pack-inhalt.ts';
export { type PostServices, postRoutes } from './post.routes.ts';
export { type Post, queueNachricht, queueNachrichten, queueOnce } from './queue-nachricht.ts';
export { readPostFristen } from './read-fristen.ts';
export { verifyPost } from './verify-post.ts';
export { withdrawNachrichten, type Zurueckgezogen } from './withdraw-nachrichten.ts';
export { checkSmtp } from './zustellung/check-smtp.ts';
export { lookUpTxt } from './zustellung/dns-lookup.ts';
export { sendNow } from './zustellung/send-now.ts';
export { hasFaelligePost, sendPost } from './zustellung/send-post.ts';
export { openPostweg } from './zustellung/send-ways.ts';
export type { Postweg } from './zustellung/send-weg.ts';
