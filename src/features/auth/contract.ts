import { z } from 'zod';
import { emailOf, maxEmailLaenge } from '#shared/email-adresse.ts';
import { emailInputWith } from '#shared/email-input.ts';
import { type Role, roles, rollen } from '#shared/roles.ts';
import { isPersonName } from '#shared/text/person-name.ts';
import { lineInput } from '#shared/text/single-line.ts';
import { okEnvelope } from '#shared/wire/envelope.ts';
import { maxPasswordLength } from './password-rules.ts';
import { registerTexts } from './register-texts.ts';

export const statusValues = ['active', 'blocked', 'pending'] as const;
export type Status = (typeof statusValues)[number];

/** An account as the server uses it; on the wire `name` is `vorname` and `nachname`. */
export type Account = { id: string; email: string; vorname: string; nachname: string; role: Role };

/** The signed-in user (requirements.md, storefront §3, rulings.md Answers of the API). */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  rolle: z.enum(rollen),
  permissions: z.array(z.string()),
});
export type User = z.infer<typeof user>;

const { email: emailText, password: passwordText } = registerTexts;

export const loginBody = z.object({
  email: z
    .string(emailText)
    .overwrite(emailOf)
    .min(1, emailText)
    .max(maxEmailLaenge, 'Diese Adresse ist zu lang.'),
  // Generous, so that signing in does not depend on the rules for new passwords.
  password: z.string(passwordText).min(1, passwordText).max(1000, 'Dieses Passwort ist zu lang.'),
});
export type LoginBody = z.infer<typeof loginBody>;

/** The first or last name of a person with an account. */
export const personName = (missing: string) =>
  lineInput(missing)
    .min(1, { error: missing, abort: true })
    .max(100, 'Höchstens 100 Zeichen.')
    .refine(isPersonName, missing);

/** R28. The strength of the password is checked separately (`password-rules.ts`). */
export const registerBody = z.object({
  email: emailInputWith({ missing: emailText, wrong: registerTexts.emailForm }),
  password: z
    .string(passwordText)
    .min(1, passwordText)
    .max(maxPasswordLength * 4, 'Dieses Passwort ist zu lang.'),
  vorname: personName(registerTexts.vorname),
  nachname: personName(registerTexts.nachname),
  datenschutz: z
    .boolean(registerTexts.datenschutz)
    .refine((isGiven) => isGiven, registerTexts.datenschutz)
    .meta({ enum: [true] }),
});
export type RegisterBody = z.infer<typeof registerBody>;

/** The answer of sign-in and registration: token and user stand beside the message, not inside `data`. */
export const signInReply = z.object({
  success: z.literal(true),
  message: z.string(),
  token: z.string(),
  user,
});
export type SignInReply = z.infer<typeof signInReply>;

export const meReply = okEnvelope(user);

export const logoutReply = z.object({ success: z.literal(true), message: z.string() });
