/** What the keys of the payment providers look like, and whether they move money. Sources: their documentation. */
export const anbieterSchluessel = {
  stripe: /^[rs]k_(test|live)_\w{10,250}$/,
  stripeMeldungen: /^whsec_[\w+/=]{10,250}$/,
  mollie: /^(live|test)_\w{20,250}$/,
};

export function modusOfSchluessel(schluessel: string): 'live' | 'test' {
  return /^([rs]k_)?live_/.test(schluessel) ? 'live' : 'test';
}
