import { euroToCent } from '#shared/number/money.ts';
import type { Role } from '#shared/roles.ts';
import type { AuftragVoll } from '../../contract.ts';
import { isNurInhaberin } from '../../ereignisse/ruecknahme.ts';

/**
 * An order as somebody of this role may work on it: what only the owner takes back, others are not offered, and
 * documents are hers, with the copies that she sent of them and the way to the customer's page, which shows them.
 */
export function fuerRolle(auftrag: AuftragVoll, role: Role): AuftragVoll {
  if (role === 'admin') return auftrag;
  const zurueckCent = euroToCent(auftrag.zurueck);
  const ereignisse = auftrag.ereignisse.map((one) =>
    isNurInhaberin(one, { zurueckCent }) ? { ...one, kannZurueck: false } : one,
  );
  const { belege: _belege, ...ohneBelege } = auftrag;
  const nachrichten = auftrag.nachrichten.filter(({ istBelegKopie }) => !istBelegKopie);
  return { ...ohneBelege, ereignisse, nachrichten, link: '' };
}
