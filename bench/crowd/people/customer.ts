import type { Person } from './person.ts';

type Produkt = { _id: string; preis?: number };
type Cart = { items: { produktId: string; menge: number }[] };

const maxMenge = 99;

/** Registers once, then fills and changes a cart, and checks its content. */
export async function fillCart(person: Person, number: number): Promise<void> {
  if (!person.token) await register(person, number);
  await person.ask({ kind: 'cart write', path: '/api/cart/clear', method: 'DELETE' });
  const all = await person.askFor<Produkt[]>({ kind: 'catalogue', path: '/api/portfolio' });
  // A product without a price cannot be bought.
  const produkte = all.filter(({ preis }) => preis !== undefined);
  const expected = new Map<string, number>();
  const write = async (produktId: string, { isNew, menge }: { isNew: boolean; menge: number }) => {
    expected.set(produktId, menge);
    const call = isNew
      ? ({ path: '/api/cart/add', method: 'POST', json: { produktId, menge: 1 } } as const)
      : ({ path: '/api/cart/update', method: 'PUT', json: { produktId, menge } } as const);
    compare(await person.askFor<Cart>({ kind: 'cart write', ...call }), expected);
  };
  for (let i = 0; i < 8 && person.isThere; i++) {
    await person.think(500, 2000);
    const { _id } = person.oneOf(produkte);
    const menge = expected.get(_id) ?? 0;
    const isNew = menge === 0 || person.random() < 0.6;
    await write(_id, { isNew, menge: Math.min(maxMenge, menge + 1) });
    if (i % 3 === 2) compare(await person.askFor<Cart>({ kind: 'cart read', path: '/api/cart' }), expected);
  }
}

async function register(person: Person, number: number): Promise<void> {
  const { token } = await person.askFor<{ token: string }>({
    kind: 'sign-in',
    path: '/api/auth/register',
    method: 'POST',
    json: {
      email: `kundin${number}@lindenblatt.example`,
      password: `Waschtag-Nr-${number}-im-Mai`,
      vorname: 'Kundin',
      nachname: String(number),
      datenschutz: true,
    },
  });
  person.token = token;
}

function compare({ items }: Cart, expected: Map<string, number>): void {
  const held = items.map(({ produktId, menge }) => `${produktId} ${menge}`).sort();
  const wanted = [...expected].map(([produktId, menge]) => `${produktId} ${menge}`).sort();
  if (held.join() !== wanted.join())
    throw new Error(`the cart holds ${held.join()} instead of ${wanted.join()}`);
}
