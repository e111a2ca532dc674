import { call } from '#shared/wire/call.ts';
import type { produkteQuery } from './auswahl.ts';
import type { altTextBody, uploadBody, versionQuery } from './bild-body.ts';
import type {
  produktDeletedReply,
  reihenfolgeReply,
  statsReply,
  uploadReply,
  verwalteteProdukteReply,
  verwaltetesProduktReply,
} from './contract.ts';
import type { preisverlaufReply } from './preis/preisverlauf-contract.ts';
import type { changeProduktBody, createProduktBody } from './produkt-body.ts';
import type { reihenfolgeBody } from './reihenfolge/reihenfolge-body.ts';

type DeleteBild = { query: typeof versionQuery; reply: typeof verwaltetesProduktReply };
type ChangeAltText = { body: typeof altTextBody; reply: typeof verwaltetesProduktReply };

export const verwaltungCalls = {
  list: call('GET', '/admin/portfolio')<{
    query: typeof produkteQuery;
    reply: typeof verwalteteProdukteReply;
  }>(),
  stats: call('GET', '/admin/portfolio/stats')<{ reply: typeof statsReply }>(),
  create: call('POST', '/admin/portfolio')<{
    body: typeof createProduktBody;
    reply: typeof verwaltetesProduktReply;
  }>(),
  order: call('PUT', '/admin/portfolio/reihenfolge')<{
    body: typeof reihenfolgeBody;
    reply: typeof reihenfolgeReply;
  }>(),
  change: call('PUT', '/admin/portfolio/:id')<{
    body: typeof changeProduktBody;
    reply: typeof verwaltetesProduktReply;
  }>(),
  preise: call('GET', '/admin/portfolio/:id/preise')<{ reply: typeof preisverlaufReply }>(),
  delete: call('DELETE', '/admin/portfolio/:id')<{ reply: typeof produktDeletedReply }>(),
  uploadBild: call('POST', '/admin/portfolio/:id/upload-image')<{
    body: typeof uploadBody;
    reply: typeof uploadReply;
  }>(),
};

/** The calls of a picture that is there already. */
export const bildCalls = {
  hauptbild: {
    delete: call('DELETE', '/admin/portfolio/:id/image/hauptbild')<DeleteBild>(),
    changeAltText: call('PUT', '/admin/portfolio/:id/image/hauptbild')<ChangeAltText>(),
  },
  galerie: {
    delete: call('DELETE', '/admin/portfolio/:id/image/galerie/:index')<DeleteBild>(),
    changeAltText: call('PUT', '/admin/portfolio/:id/image/galerie/:index')<ChangeAltText>(),
  },
};
