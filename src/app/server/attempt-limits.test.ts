import { describe, expect, test } from 'vitest';
import {
  newPasswordCounters,
  registrationCounters,
  signInCounters,
} from '#features/auth/server/attempt-counters.ts';
import { verfolgenCounters } from '#features/bestellung/server/verfolgen/verfolgen-grenze.ts';
import { warenkorbCounters } from '#features/cart/server/gast/gast-grenze.ts';
import { bestellungAnCounter, bestellungCounter } from '#features/kasse/server/bestell-grenze.ts';
import { kontaktCounters } from '#features/kontakt/server/kontakt-grenze.ts';
import { kontoPostCounters, linkAnfrageCounters } from '#features/konto/server/post-grenze.ts';
import { widerrufCounters } from '#features/widerruf/server/eingang/widerruf-grenze.ts';
import { longestForgetMs, waitAfter } from '#server/limits/attempt-limit.ts';

const secret = 'geheim';
const [email, address] = ['Anna.Muster+x@GMail.com', '203.0.113.7'];

/** The counts of every limit of the shop. */
const counters = [
  ...signInCounters(secret, { email, address, device: undefined }),
  ...signInCounters(secret, { email, address, device: 'geraet' }),
  ...registrationCounters(secret, address),
  ...newPasswordCounters(secret, address),
  ...linkAnfrageCounters(secret, { email, address }),
  ...kontoPostCounters(secret, { accountId: 'konto', email }),
  ...[bestellungCounter(secret, address), bestellungAnCounter(secret, email)],
  ...warenkorbCounters(secret, address),
  ...kontaktCounters(secret, address),
  ...widerrufCounters(secret, { email, auftragId: 'auftrag', isEigene: false, address }),
  ...verfolgenCounters(secret, { nummer: 'B-26-K7M4Q', address }),
];

describe('the limits of the shop', () => {
  test('have a name each: under the same one they would count together', () => {
    const kinds = counters.map(({ limit }) => limit.kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  test.each(counters.map(({ limit }) => [limit.kind, limit] as const))(
    '%s: waits only ever grow and end before they are forgotten, within a day',
    (_, limit) => {
      const waits = Array.from({ length: 700 }, (__, i) => waitAfter(limit, i + 1));
      expect(waits[0]).toBe(0);
      expect(waits).toEqual(waits.toSorted((a, b) => a - b));
      expect(Math.max(...waits)).toBeGreaterThan(0);
      expect(Math.max(...waits)).toBeLessThanOrEqual(limit.forgetMs);
      expect(limit.forgetMs).toBeLessThanOrEqual(longestForgetMs);
    },
  );

  test('store their counts under the keys of the version before, so that an update starts none anew', () => {
    expect(counters.map(({ limit, key }) => `${limit.kind}: ${key}`).sort()).toMatchInlineSnapshot(`
      [
        "account: 66M0uA5IhgD1rl7CsSM3cI1SUWyJZcmrnGmSrnUIeHc",
        "accountFromNetwork: iKuheGJdrlMWq5fryq3V-1y_JuB0ySmbXmrOQvN5lds",
        "accountOnDevice: aqy0w82RrQnzCweVsaFkA2hERHG5u_JWo0rtNQU-vTY",
        "bestellung: ddHGXCifxA5yFe-Du_DRvSvyd5dmLisc5neW9NQGGnc",
        "bestellungAn: C1l0ODWMI9q9D3iRFdlE2vnBsT_47noaHUT9xLuHHow",
        "kontakt: Kf-_Ke1YHRb5Ah-55T9XxVzBEI81l5HxEIvrN9vrLKQ",
        "kontaktFromNetwork: E0XlqxBZcvEtfg9XM-gWzUYmZUvg69Jaf3lTb_gICpQ",
        "kontaktGesamt: uoA3TxKiqZih8J6kmXZc6vwtHyFURP8-EE3PaIebDHw",
        "kontoPost: ODPId7rHAhIq0DmQaInevcL2fSdXEgwbJwGXKWAZNFY",
        "kontoPostTo: QJm9La-dFgbsoJUkBF9mnJKNyS-nHnm_-gN9L8P1r6U",
        "linkAnfrage: 4cQZwdUgToKM4rFLjx_JMvLoUzjYYewWhllcBHNOTEk",
        "linkAnfrageFromNetwork: 5c9UieXWvN2qJxHagBYkOgpyq8_0QkLEqKhX8Z_E5Do",
        "linkAnfrageFromPlace: 1AaaC5lGcmr2fp85rW309ekI3RnS2hjGOiNF2gPjSZg",
        "linkAnfrageOfNetwork: hcBocLdv1yqMXMa7mtX8nZ9bWIUnfgS4Sq5pG7PwC-k",
        "network: a-ocGxiQhlB2Rele-CkRd086rz3v1Gm_vihosaBWh48",
        "newPassword: geKh4hgEwtaEnGpn5-KQlJn1ESYIHKMQ0l5WZ5g8LNQ",
        "newPasswordFromNetwork: g8MRNty5_ChyLZDhFWGiyAKydcxtfsaL13g-2FoUrX8",
        "place: -97YZQbBPG6t6cP17e3dMPqFt1ozPATnCQW7zgl1Lqo",
        "registration: m31YUuy33iBtsXe6n-9u7wpA2ld6SSqn9oA5v-7TEX8",
        "registrationFromNetwork: 7o2-bvSz8JNo6lmg9hUYdkrRYol4c6sAt70GS2uY8Cw",
        "verfolgen: 6_vUhbsRnjBf68IlqL7AWmjaJX4DyLhvbg8oFE14k84",
        "verfolgenFromNetwork: OZuqofhnodTyenyyXEJxXS78vdQ1Y7wnMv8D7M3mtX8",
        "verfolgenFromPlace: CIevkD5gM4ku8iVQCT7eTYGGYNBIucEnsmb-sL3lz2w",
        "warenkorb: Q2MY8unnohcTN2X2TAnml4_arNHX8dPFGADLmvnTfnE",
        "warenkorbFromNetwork: rTXMzOTyrR_jVkX_IShnHnJzJLPjiOqLIjRcQkuxL5o",
        "widerrufAn: htnhyjGm04XefZ3KySn3eClwOHQOL0xmob-wRbv6_yQ",
        "widerrufFromNetwork: K9W2dT9kiT2npPbPR9fnIvpxMnddZ0GvR3FMuO_3WXs",
        "widerrufFromPlace: k8dTgg8tlIUluWzU-3C4p4euRz6nedl_W2qQu4k1EXs",
        "widerrufGesamt: CVbsnPXOaVj5dDe4DwZ9ioHZUrx5eVtRqZShsozMUwU",
        "widerrufZu: p6Mh96YpnX9Dp020B1F0ur4q95aeK7aoyHWy1qZXmYk",
      ]
    `);
  });
});
