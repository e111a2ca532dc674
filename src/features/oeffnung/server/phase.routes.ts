import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { verlaufQuery } from '#features/einstellung/contract.ts';
import type { Phase } from '#features/einstellung/gruppen/phase-angaben.ts';
import { listPhasen, readEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { hindernisse } from '../bereitschaft/bereitschaft.ts';
import { phaseCalls } from '../calls.ts';
import {
  bereitReply,
  phaseBody,
  phaseConflict,
  phaseReply,
  phaseSavedReply,
  phaseVerlaufReply,
} from '../contract.ts';
import { changePhase, type PhaseServices } from './change-phase.ts';
import { type LiesBereitQuellen, readBereitschaft, readQuellen } from './read-bereitschaft.ts';

const config = { policy: { role: 'admin' } } as const;
const tags = ['Einstellungen'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };
/** A text of 400 characters, which may be written as escapes. */
const bodyLimit = 16_000;

const geschaltet: Record<Phase, string> = {
  angekuendigt: 'Der Laden ist geschlossen und wieder angekündigt.',
  geoeffnet: 'Der Laden ist geöffnet.',
  pausiert: 'Der Laden macht Pause.',
};

/** 'Bereit zum Öffnen?', and the switch itself (R36). */
export function phaseRoutes(
  db: Db,
  { onOpen, ...quellen }: LiesBereitQuellen & Pick<PhaseServices, 'onOpen'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const bereitSchema = {
      tags,
      summary: '„Bereit zum Öffnen?“: was dem Laden noch fehlt',
      response: { 200: bereitReply, ...denied },
    };
    serve(phaseCalls.readBereit, { config, schema: bereitSchema }, async () => {
      const zeilen = await readBereitschaft(db, await readQuellen(quellen));
      return ok({ bereit: hindernisse(zeilen).length === 0, zeilen });
    });

    const readSchema = {
      tags,
      summary: 'Ob der Laden angekündigt, geöffnet oder in der Pause ist',
      response: { 200: phaseReply, ...denied },
    };
    serve(phaseCalls.read, { config, schema: readSchema }, async () =>
      ok(await readEinstellung(db, 'phase')),
    );

    const changeSchema = {
      tags,
      summary: 'Laden öffnen, Pause machen oder wieder schließen; 409 nennt, was dazu noch fehlt',
      body: phaseBody,
      response: { 200: phaseSavedReply, 400: failureEnvelope, ...denied, 409: phaseConflict },
    };
    serve(phaseCalls.change, { config, schema: changeSchema, bodyLimit }, async (request) => {
      const { version, ...neu } = request.body;
      const services = { ...(await readQuellen(quellen)), onOpen };
      const stand = await changePhase(db, { neu, version, von: callerOf(request) }, services);
      return okWith(geschaltet[stand.angaben.phase], stand);
    });

    const verlaufSchema = {
      tags,
      summary: 'Wer den Laden wann geöffnet oder geschlossen hat; neueste zuerst',
      querystring: verlaufQuery,
      response: { 200: phaseVerlaufReply, 400: failureEnvelope, ...denied },
    };
    serve(phaseCalls.listVerlauf, { config, schema: verlaufSchema }, async ({ query }) =>
      ok(await listPhasen(db, query.vor)),
    );
  };
}
