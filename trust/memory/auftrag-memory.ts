import { cartIdOf } from '#features/cart/server/index.ts';
import type { BestellBody, Kasse, Moeglichkeit } from '#features/kasse/contract.ts';
import type { Db } from '#server/db/connect.ts';
import { euroToCent } from '#shared/number/money.ts';
import { newBestellung } from '#test/auftrag/offener-laden.ts';
import type { Ask, Call, Outcome } from '../ask.ts';
import type { Random } from '../seeded-random.ts';
import { type Memory, OwnedThing, type Tally } from './memory.ts';
import { type Auftrag, byId, type Cart, readAuftraege, readCart, type Zugang } from './read-gekauftes.ts';
import { isZurueckzuzahlen, type Owner, Rueckzahlung } from './rueckzahlung.ts';

/** Cart and orders of one shopper: ordering empties the one and adds to the other, at once or not at all. */
type Gekauftes = { cart: Cart; auftraege: Auftrag[] };

/** An order that was sent and not answered; it is sent again under the same id. */
type Offen = { body: BestellBody; after: Gekauftes };

/** `account`: of a customer; without one the shopper is a guest. */
type Person = { nr: number; account: { accountId: string; token: string } | undefined };

/** Above this number orders are cancelled, so that there is something to sell. */
const maxOffene = 4;

/** Pays at the provider, as the shopper does on its page; once for each address. */
type Pay = (adresse: string) => void;

/**
 * A shopper, guest or customer, who fills a cart, orders, sends an order again, pays online, and cancels; what she paid
 * the owner returns.
 */
export class AuftragMemory implements Memory {
  readonly #person: Person;
  readonly #anfang: string;
  readonly #waren: string[];
  readonly #random: Random;
  readonly #pay: Pay;
  readonly #rueckzahlung: Rueckzahlung;
  readonly #gekauftes: OwnedThing<Gekauftes>;
  readonly #zugaenge = new Map<string, Zugang>();
  /** The guest's cookie, once an answer has brought it. */
  #cookie: string | undefined;
  #offen: Offen | undefined;
  /** What was put into the cart without an answer: it may have taken fewer pieces. */
  #dazu: { produktId: string; bis: number } | undefined;
  /** The e-mail address of an order whose payment was begun, and is not known to be booked. */
  #zahlend: string | undefined;
  #sent = 0;

  constructor(
    person: Person,
    { waren, pay, owner }: { waren: string[]; pay: Pay; owner: Owner },
    { random, tally }: { random: Random; tally: Tally },
  ) {
    this.#person = person;
    this.#anfang = `kauf-${person.nr}-`;
    this.#waren = waren;
    this.#random = random;
    this.#pay = pay;
    this.#rueckzahlung = new Rueckzahlung(owner);
    this.#gekauftes = new OwnedThing<Gekauftes>(
      `what shopper ${person.nr} has`,
      { cart: [], auftraege: [] },
      tally,
    );
  }

  /** As the shop must have them; complete after `compare` only. */
  get auftraege(): Auftrag[] {
    return this.#gekauftes.state.auftraege;
  }

  async write(ask: Ask): Promise<Outcome> {
    if (this.#offen) return this.#bestellen(ask, this.#offen);
    if (this.#zahlend !== undefined) return this.#bezahlen(ask, this.#zahlend);
    const { cart, auftraege } = this.#gekauftes.state;
    const laufende = this.#laufende();
    if (laufende) return this.#zurueckzahlen(ask, laufende);
    const zurueck = auftraege.find((one) => isZurueckzuzahlen(one) && this.#zugaenge.get(one.email)?.id);
    if (zurueck && this.#random.chance(0.5)) return this.#zurueckzahlen(ask, zurueck);
    const offene = auftraege.filter(({ ereignisse }) => !ereignisse.includes('storniert'));
    const unbezahlt = offene.find(isZuBezahlen);
    if (unbezahlt && this.#random.chance(0.4)) return this.#bezahlen(ask, unbezahlt.email);
    const [alte] = offene;
    if (alte && (offene.length >= maxOffene || this.#random.chance(0.1))) return this.#stornieren(ask, alte);
    if (cart.length > 0 && this.#random.chance(0.4)) return this.#zurKasse(ask);
    return this.#hineinlegen(ask);
  }

  /** Begins with an order that was paid online and cancelled: there is money to return from the first moment on. */
  async open(ask: Ask): Promise<void> {
    await this.#hineinlegen(ask);
    await this.#zurKasse(ask, ({ zahlart }) => zahlart === 'online');
    const [auftrag] = this.auftraege;
    if (auftrag) await this.#bezahlen(ask, auftrag.email);
    const [bezahlter] = this.auftraege;
    if (bezahlter) await this.#stornieren(ask, bezahlter);
  }

  async compare(db: Db): Promise<string[]> {
    const cart = await readCart(db, this.#cartId());
    const { auftraege, zugaenge } = await readAuftraege(db, this.#anfang);
    this.#settle(auftraege);
    this.#settleZurueck(auftraege);
    this.#settleCart(cart);
    const strangers = [...this.#zugaenge].filter(
      ([email, known]) => zugaenge.get(email)?.token !== known.token,
    );
    for (const [email, zugang] of zugaenge) this.#zugaenge.set(email, zugang);
    return [
      ...this.#gekauftes.compare({ cart, auftraege }),
      ...strangers.map(([email]) => `the link of order ${email} is not the one that was answered`),
    ];
  }

  /** A cart takes at most as many pieces as there are: how many it took, the answer says. */
  async #hineinlegen(ask: Ask): Promise<Outcome> {
    const { cart } = this.#gekauftes.state;
    const [produktId, menge] = [this.#random.pick(this.#waren), this.#random.between(1, 2)];
    const before = cart.find(([id]) => id === produktId)?.[1] ?? 0;
    const after = withMenge(this.#gekauftes.state, [produktId, before + menge]);
    const call = { method: 'POST', path: '/cart/add', body: { produktId, menge } } as const;
    const outcome = await this.#change(ask, after, call);
    this.#dazu = outcome.isOpen ? { produktId, bis: before + menge } : undefined;
    if (outcome.isOpen || outcome.status >= 300) return outcome;
    const items: { produktId: string; menge: number }[] = outcome.body.data.items;
    const genommen = items.find((one) => one.produktId === produktId)?.menge ?? before + menge;
    this.#gekauftes.assume(withMenge(after, [produktId, genommen]));
    return outcome;
  }

  async #zurKasse(ask: Ask, isRecht: (weg: Moeglichkeit) => boolean = () => true): Promise<Outcome> {
    const read = await this.#ask(ask, { method: 'GET', path: '/checkout' });
    if (read.isOpen || read.status !== 200) return read;
    const kasse: Kasse = read.body.data;
    const [hindernis] = kasse.hindernisse;
    if (hindernis) return this.#herausnehmen(ask, hindernis.produktId);
    const weg = this.#random.pick(kasse.moeglichkeiten.filter(isRecht));
    if (!weg) throw new Error(`nothing can be ordered: ${kasse.grund}`);
    this.#sent += 1;
    const body = newBestellung(weg, `${this.#anfang}${this.#sent}@lindenblatt.example`);
    const auftraege = [...this.#gekauftes.state.auftraege, auftragOf(body, kasse, weg)];
    const outcome = await this.#bestellen(ask, { body, after: { cart: [], auftraege } });
    const isDone = !outcome.isOpen && outcome.status === 201;
    if (!isDone || this.#random.chance(0.7)) return outcome;
    return this.#bestellen(ask, { body, after: this.#gekauftes.state });
  }

  /** Sends an order, or sends it again: then it is the same one, if it was made. */
  async #bestellen(ask: Ask, { body, after }: Offen): Promise<Outcome> {
    this.#offen = { body, after };
    const { auftraege } = this.#gekauftes.state;
    const isThere = auftraege.some(({ email }) => email === body.email);
    const call = { method: 'POST', path: '/checkout', body } as const;
    const outcome = await this.#change(ask, isThere ? this.#gekauftes.state : after, call);
    if (outcome.isOpen) return outcome;
    this.#offen = undefined;
    const { status } = outcome;
    if (isThere ? status !== 200 : status !== 201 && status !== 409)
      throw new Error(`order ${body.email}: ${status} ${JSON.stringify(outcome.body)}`);
    if (status < 300) this.#note(body.email, outcome.body.data);
    return outcome;
  }

  #note(email: string, { nummer, token }: Zugang): void {
    const known = this.#zugaenge.get(email);
    if (known && (known.nummer !== nummer || known.token !== token))
      throw new Error(`order ${email} was made twice: ${known.nummer} and ${nummer}`);
    this.#zugaenge.set(email, { ...known, nummer, token });
  }

  #herausnehmen(ask: Ask, produktId: string): Promise<Outcome> {
    const { cart, auftraege } = this.#gekauftes.state;
    const after = { cart: cart.filter(([id]) => id !== produktId), auftraege };
    return this.#change(ask, after, { method: 'DELETE', path: `/cart/remove/${produktId}` });
  }

  #stornieren(ask: Ask, auftrag: Auftrag): Promise<Outcome> {
    const { cart, auftraege } = this.#gekauftes.state;
    const storniert: Auftrag = {
      ...auftrag,
      ereignisse: [...auftrag.ereignisse, 'storniert'],
      halt: auftrag.halt.map(([artikelId, menge]) => [artikelId, menge, 'frei']),
    };
    const after = { cart, auftraege: auftraege.map((one) => (one === auftrag ? storniert : one)) };
    const { token } = this.#zugaenge.get(auftrag.email) ?? {};
    return this.#change(ask, after, { method: 'POST', path: `/bestellung/${token}/stornieren` });
  }

  /** Begins to pay, pays, and comes back; begun anew as long as no answer says that it is booked. */
  async #bezahlen(ask: Ask, email: string): Promise<Outcome> {
    this.#zahlend = email;
    const { token } = this.#zugaenge.get(email) ?? {};
    const begonnen = await this.#ask(ask, { method: 'POST', path: `/bestellung/${token}/zahlung` });
    if (begonnen.isOpen) return begonnen;
    // Another status than these says that the job has booked it meanwhile: that is looked at next.
    if (begonnen.status === 200) this.#pay(begonnen.body.data.adresse);
    else if (begonnen.status !== 409)
      throw new Error(`payment of ${email}: ${JSON.stringify(begonnen.body)}`);
    const after = withZahlung(this.#gekauftes.state, email);
    const call = { method: 'POST', path: `/bestellung/${token}/zahlung/pruefen` } as const;
    const outcome = await this.#change(ask, after, call);
    if (outcome.isOpen) return outcome;
    this.#zahlend = undefined;
    if (outcome.status !== 200 || outcome.body.data.stand !== 'bezahlt')
      throw new Error(`payment of ${email} is not booked: ${JSON.stringify(outcome.body)}`);
    return outcome;
  }

  /** The owner returns money of an order, or sees to what is on its way. */
  async #zurueckzahlen(ask: Ask, auftrag: Auftrag): Promise<Outcome> {
    const { id = '' } = this.#zugaenge.get(auftrag.email) ?? {};
    const { outcome, danach } = await this.#rueckzahlung.write(ask, auftrag, id);
    this.#replace(auftrag, danach);
    return outcome;
  }

  /** Sees to money that is still on its way back: a shop that is not killed any more brings it to its end. */
  async finish(ask: Ask): Promise<void> {
    for (let mal = 0; mal < 10; mal += 1) {
      const auftrag = this.#laufende();
      if (!auftrag) return;
      await this.#zurueckzahlen(ask, auftrag);
    }
    throw new Error(`money of ${this.#rueckzahlung.email} does not come to its end`);
  }

  #laufende(): Auftrag | undefined {
    return this.auftraege.find(({ email }) => email === this.#rueckzahlung.email);
  }

  #replace(auftrag: Auftrag, durch: Auftrag): void {
    const { cart, auftraege } = this.#gekauftes.state;
    this.#gekauftes.assume({ cart, auftraege: auftraege.map((one) => (one === auftrag ? durch : one)) });
  }

  #settleZurueck(auftraege: Auftrag[]): void {
    const bekannt = this.#laufende();
    const ist = auftraege.find(({ email }) => email === bekannt?.email);
    if (bekannt) this.#replace(bekannt, this.#rueckzahlung.settle(bekannt, ist));
  }

  #settleCart(cart: Cart): void {
    const { produktId = '', bis = 0 } = this.#dazu ?? {};
    this.#dazu = undefined;
    const [, ist = 0] = cart.find(([id]) => id === produktId) ?? [];
    const { state } = this.#gekauftes;
    const [, war = 0] = state.cart.find(([id]) => id === produktId) ?? [];
    if (ist > war && ist < bis) this.#gekauftes.assume(withMenge(state, [produktId, ist]));
  }

  /** A payment that was begun may have been booked by the shop's own job. */
  #settle(auftraege: Auftrag[]): void {
    const bezahlt = auftraege.find(({ email }) => email === this.#zahlend);
    if (this.#zahlend === undefined || !bezahlt?.ereignisse.includes('zahlung')) return;
    this.#gekauftes.assume(withZahlung(this.#gekauftes.state, this.#zahlend));
    this.#zahlend = undefined;
  }

  #change(ask: Ask, after: Gekauftes, call: Call): Promise<Outcome> {
    return this.#gekauftes.change(ask, { after, send: (ask) => this.#ask(ask, call) });
  }

  async #ask(ask: Ask, call: Call): Promise<Outcome> {
    const outcome = await ask({ ...call, token: this.#person.account?.token, cookie: this.#cookie });
    if (!outcome.isOpen && outcome.cookie?.startsWith('cart=')) this.#cookie = outcome.cookie;
    return outcome;
  }

  #cartId(): string | undefined {
    return this.#person.account?.accountId ?? cartIdOf({ headers: { cookie: this.#cookie } });
  }
}

function withMenge({ cart, auftraege }: Gekauftes, line: Cart[number]): Gekauftes {
  const others = cart.filter(([id]) => id !== line[0]);
  return { cart: byId<Cart[number]>([...others, line]), auftraege };
}

function isZuBezahlen({ zahlart, ereignisse }: Auftrag): boolean {
  return zahlart === 'online' && !ereignisse.includes('zahlung');
}

function withZahlung({ cart, auftraege }: Gekauftes, email: string): Gekauftes {
  const isDiese = (one: Auftrag) => one.email === email && isZuBezahlen(one);
  const bezahlt = (one: Auftrag) => ({ ...one, ereignisse: [...one.ereignisse, 'zahlung'] });
  return { cart, auftraege: auftraege.map((one) => (isDiese(one) ? bezahlt(one) : one)) };
}

/** The order as it has to be stored, whole. */
function auftragOf({ email, zahlart }: BestellBody, { posten }: Kasse, { gesamt }: Moeglichkeit): Auftrag {
  return {
    email,
    zahlart,
    gesamtCent: euroToCent(gesamt),
    posten: byId(posten.map(({ produktId, menge, preis }) => [produktId, menge, euroToCent(preis)])),
    ereignisse: ['bestellt'],
    erstattetCent: 0,
    halt: byId(posten.map(({ produktId, menge }) => [produktId, menge, 'gehalten'])),
  };
}
