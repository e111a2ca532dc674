import { aufbewahrungsjahre, jahreText } from '#shared/datum/aufbewahrungsfrist.ts';

/** How long the law wants an order to be kept (§ 147 AO), from the end of its year. */
export const aufbewahrung = jahreText(aufbewahrungsjahre.belege);

/** What stays when an account is deleted, for the question before it: to the person and to the owner. */
export const bleibtNachLoeschung = `Bestellungen bleiben mit Name und Anschrift ${aufbewahrung} aufbewahrt, weil das Gesetz es verlangt; sie gehören dann zu keinem Konto mehr. Widerrufe, die Sie erklärt haben, und unsere E-Mails zu Bestellungen bewahren wir ${jahreText(aufbewahrungsjahre.briefe)} auf. Was Sie uns über das Kontaktformular geschrieben haben, bewahren wir ein Jahr lang auf. Alles andere wird gelöscht: Angaben zur Person, Adressen, Passwort, Warenkorb und die E-Mails zum Konto.`;
