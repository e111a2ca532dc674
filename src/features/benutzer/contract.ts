import { z } from 'zod';
import { statusValues } from '#features/auth/contract.ts';
import { kundeAngaben } from '#features/kunde/angaben.ts';
import { numberInput } from '#shared/number/number-input.ts';
import { roles, rollen } from '#shared/roles.ts';
import { messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { filterRoleFrom, rollenWorte } from './rolle.ts';

/** One change of a person's data: time, author and changed fields (`adresse.plz`, `rolle`), never their values. */
export const aenderung = z.object({ am: z.string(), von: z.string(), felder: z.array(z.string()) });
export type Aenderung = z.infer<typeof aenderung>;

/**
 * A person with an account in the back office (requirements.md, admin §3, User / customer). Unknown values
 * are empty texts. `role` and `rolle` mean the same; only for a customer their values differ (R21).
 * `username` is the sign-in name. `notizen`, `sperrgrund` and `aenderungen` (the latest) are internal: no
 * call that is open to customers answers this shape.
 */
export const benutzerData = z.object({
  _id: z.string(),
  kundennummer: z.string(),
  email: z.string(),
  username: z.string(),
  vorname: z.string(),
  nachname: z.string(),
  role: z.enum(roles),
  rolle: z.enum(rollen),
  status: z.enum(statusValues),
  sperrgrund: z.string(),
  ...kundeAngaben.shape,
  anmeldeversuche: z.number().int(),
  lastLogin: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  aenderungen: z.array(aenderung),
});
export type BenutzerData = z.infer<typeof benutzerData>;
export const benutzerReply = okEnvelope(benutzerData);
/** Of a change of access: `message` says what was done, and where the mail is. */
export const zugangReply = messageEnvelope(benutzerData);
export const geloeschtReply = z.object({ success: z.literal(true), message: z.string() });

export const benutzerParams = z.object({ id: z.string().max(100, 'Diesen Benutzer gibt es nicht.') });

/** requirements.md, admin §9: ten per page by default. */
export const defaultLimit = 10;
const maxLimit = 100;

const pageText = 'Die Seite muss eine ganze Zahl ab 1 sein.';
const limitText = `Die Anzahl je Seite muss eine ganze Zahl von 1 bis ${maxLimit} sein.`;
const statusText = `Der Status muss eines davon sein: ${statusValues.join(', ')}.`;
const roleText = 'Die Rolle muss eines davon sein: admin, user, customer.';

/** An empty filter counts as absent. */
const noFilter = z.literal('').transform(() => undefined);

/** rulings.md, GET /kunden. The role filter `user` (Benutzer) finds the employees. */
export const benutzerListQuery = z.object({
  page: numberInput(z.int(pageText).min(1, pageText).max(1_000_000, pageText)).default(1),
  limit: numberInput(z.int(limitText).min(1, limitText).max(maxLimit, limitText)).default(defaultLimit),
  search: z
    .string('Bitte nur einen Suchtext.')
    .max(100, 'Der Suchtext darf höchstens 100 Zeichen haben.')
    .default(''),
  status: z.union([z.enum(statusValues), noFilter], statusText).optional(),
  role: z.union([z.enum(rollenWorte).transform(filterRoleFrom), noFilter], roleText).optional(),
});
export type ListQuery = z.infer<typeof benutzerListQuery>;

export const listReply = z.object({
  success: z.literal(true),
  count: z.number().int(),
  data: z.array(benutzerData),
  total: z.number().int(),
  pagination: z.object({
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    pages: z.number().int(),
  }),
});
export type ListReply = z.infer<typeof listReply>;

/** rulings.md, GET /kunden/stats/overview: the figures beside `success`. */
export const overviewReply = z.object({
  success: z.literal(true),
  total: z.number().int(),
  active: z.number().int(),
  blocked: z.number().int(),
  admins: z.number().int(),
});
