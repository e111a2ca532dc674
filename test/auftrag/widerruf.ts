import type { FastifyInstance } from 'fastify';
import { callApi } from '../test-app.ts';

/** A declaration as the form sends it. */
export const erklaerung = {
  name: 'Erika Beispiel',
  bestellung: 'B-26-K7M4Q',
  email: 'erika@kundschaft.example',
  stuecke: '',
};

/** Declares a withdrawal; returns the answer. */
export function erklaere(app: FastifyInstance, body: object = {}, remoteAddress = '203.0.113.7') {
  return callApi(app, {
    method: 'POST',
    path: '/widerruf',
    payload: { ...erklaerung, ...body },
    remoteAddress,
  });
}

/** The same as a form without JavaScript does. */
export function sendeFormular(
  app: FastifyInstance,
  felder: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: '/api/widerruf',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(felder).toString(),
  });
}

/** Its receipt. */
export async function belegOf(app: FastifyInstance, token: string) {
  return (await callApi(app, { method: 'GET', path: `/widerruf/${token}` })).json().data;
}
