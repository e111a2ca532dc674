import { call } from '#shared/wire/call.ts';
import type {
  bestaetigenBody,
  bestellungenReply,
  datenReply,
  gastDatenReply,
  gesagtReply,
  linkBody,
  linkPasswortBody,
  linkReply,
  loeschenBody,
  neueEmailBody,
  passwortBody,
  passwortReply,
  profilBody,
  profilReply,
  profilSavedReply,
  vergessenBody,
} from './contract.ts';

/**
 * What opens an account. Below `/auth`, because the device's cookie, which belongs to the counts of attempts,
 * is sent only there.
 */
export const zugangCalls = {
  vergessen: call('POST', '/auth/passwort-vergessen')<{
    body: typeof vergessenBody;
    reply: typeof gesagtReply;
  }>(),
  link: call('POST', '/auth/link')<{ body: typeof linkBody; reply: typeof linkReply }>(),
  bestaetigen: call('POST', '/auth/link/bestaetigen')<{
    body: typeof bestaetigenBody;
    reply: typeof gesagtReply;
  }>(),
  linkPasswort: call('POST', '/auth/link/passwort')<{
    body: typeof linkPasswortBody;
    reply: typeof gesagtReply;
  }>(),
  passwort: call('POST', '/auth/passwort')<{ body: typeof passwortBody; reply: typeof passwortReply }>(),
  email: call('POST', '/auth/email')<{ body: typeof neueEmailBody; reply: typeof gesagtReply }>(),
  bestaetigung: call('POST', '/auth/bestaetigung')<{ reply: typeof gesagtReply }>(),
  ueberallAbmelden: call('POST', '/auth/ueberall-abmelden')<{ reply: typeof gesagtReply }>(),
  loeschen: call('POST', '/auth/loeschen')<{ body: typeof loeschenBody; reply: typeof gesagtReply }>(),
};

/** The person behind the own account. */
export const profilCalls = {
  read: call('GET', '/konto/profil')<{ reply: typeof profilReply }>(),
  save: call('PUT', '/konto/profil')<{ body: typeof profilBody; reply: typeof profilSavedReply }>(),
  bestellungen: call('GET', '/konto/bestellungen')<{ reply: typeof bestellungenReply }>(),
  daten: call('GET', '/konto/daten')<{ reply: typeof datenReply }>(),
};

/** The person behind an order without an account, by the order's link. */
export const gastCalls = {
  daten: call('GET', '/bestellung/:token/daten')<{ reply: typeof gastDatenReply }>(),
};
