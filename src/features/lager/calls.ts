import { call } from '#shared/wire/call.ts';
import type {
  artikelReply,
  bestandReply,
  entfernteReply,
  inventurBody,
  inventurReply,
  korrekturBody,
  korrekturReply,
  warnungenReply,
  zaehllisteBody,
  zaehllisteReply,
} from './contract.ts';
import type {
  bestandVerlaufReply,
  csvReply,
  historieCsvQuery,
  historieQuery,
  historieReply,
} from './historie/historie-contract.ts';
import type {
  produktionBody,
  produktionReply,
  stornoReply,
  vorschauQuery,
  vorschauReply,
} from './produktion/produktion-contract.ts';

export const lagerCalls = {
  bestand: call('GET', '/lager/bestand')<{ reply: typeof bestandReply }>(),
  bestandCsv: call('GET', '/lager/bestand/csv')<{ reply: typeof csvReply }>(),
  warnungen: call('GET', '/lager/warnungen')<{ reply: typeof warnungenReply }>(),
  entfernte: call('GET', '/lager/entfernte')<{ reply: typeof entfernteReply }>(),
  artikel: call('GET', '/lager/artikel')<{ reply: typeof artikelReply }>(),
  korrektur: call('POST', '/lager/korrektur')<{ body: typeof korrekturBody; reply: typeof korrekturReply }>(),
  inventur: call('POST', '/lager/inventur')<{ body: typeof inventurBody; reply: typeof inventurReply }>(),
  zaehlliste: call('POST', '/lager/inventur/zaehlliste')<{
    body: typeof zaehllisteBody;
    reply: typeof zaehllisteReply;
  }>(),
  historie: call('GET', '/lager/historie/:itemId')<{
    query: typeof historieQuery;
    reply: typeof historieReply;
  }>(),
  historieCsv: call('GET', '/lager/historie/:itemId/csv')<{
    query: typeof historieCsvQuery;
    reply: typeof csvReply;
  }>(),
  verlauf: call('GET', '/lager/historie/:itemId/verlauf')<{ reply: typeof bestandVerlaufReply }>(),
  vorschau: call('GET', '/lager/produktion/vorschau')<{
    query: typeof vorschauQuery;
    reply: typeof vorschauReply;
  }>(),
  produktion: call('POST', '/lager/produktion')<{
    body: typeof produktionBody;
    reply: typeof produktionReply;
  }>(),
  storno: call('POST', '/lager/produktion/:buchungId/storno')<{ reply: typeof stornoReply }>(),
};
