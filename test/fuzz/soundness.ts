import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Checks invariants of the database that must hold after any input; returns the violated ones. */
export async function brokenSentences(db: Db): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(sentences).map(async ([sentence, query]) => {
      const { rows } = await query.execute(db);
      return rows.length > 0 ? [`${sentence}: not so for ${JSON.stringify(rows.slice(0, 3))}`] : [];
    }),
  );
  return found.flat();
}

/** Each invariant with a query for the rows that violate it. */
const sentences = {
  'a level is the sum of its movements, and they are counted without a gap': sql`
    select b."id" from "bestand" b left join "bewegung" w on w."bestandId" = b."id"
    group by b."id", b."menge", b."letzteNr"
    having coalesce(sum(w."menge"), 0) <> b."menge" or count(w."id") <> b."letzteNr" or coalesce(max(w."nr"), 0) <> b."letzteNr"`,
  'a movement begins where the one before ended': sql`
    select w."id" from "bewegung" w join "bewegung" v on v."bestandId" = w."bestandId" and v."nr" = w."nr" - 1
    where v."bestandNachher" <> w."bestandVorher"`,
  'a movement ends where its amount leads, never below zero': sql`
    select "id" from "bewegung" where "bestandVorher" + "menge" <> "bestandNachher" or "bestandNachher" < 0`,
  'a production put its pieces into stock': sql`
    select p."buchungId" from "produktion" p where not exists (
      select 1 from "bewegung" w join "bestand" b on b."id" = w."bestandId"
      where w."buchungId" = p."buchungId" and b."artikelId" = p."produktId" and w."menge" = p."anzahl")`,
  'a production that was taken back moved nothing on the whole': sql`
    select p."buchungId" from "produktion" p join "bewegung" w on w."buchungId" in (p."buchungId", p."stornoId")
    where p."stornoId" is not null group by p."buchungId", w."bestandId" having sum(w."menge") <> 0`,
  'every raw material and every product has its stock': sql`
    select "id" from "rohstoff" where "id" not in (select "artikelId" from "bestand")
    union all select "id" from "produkt" where "id" not in (select "artikelId" from "bestand")`,
  'a picture that is shown has its variants': sql`
    select p."hash" from "produktBild" p left join "bildVariante" v on v."hash" = p."hash"
    group by p."produktId", p."position", p."hash" having count(v."breite") < 2`,
  'a cart holds 1 to 99 pieces of a product': sql`select "cartId" from "cartItem" where "menge" < 1 or "menge" > 99`,
  'a cart belongs to an account or to a guest': sql`
    select "id" from "cart" where ("accountId" is null) = ("expiresAt" is null) or "accountId" <> "id"`,
  'what is held of an article is the sum of what orders hold': sql`
    select b."artikelId" from "bestand" b left join "reservierung" r on r."artikelId" = b."artikelId" and r."stand" = 'gehalten'
    group by b."artikelId", b."reserviert" having coalesce(sum(r."menge"), 0) <> b."reserviert"`,
  'an order holds its lines until it is cancelled': sql`
    select a."nummer" from "auftrag" a join "auftragPosten" p on p."auftragId" = a."id"
    left join "reservierung" r on r."auftragId" = a."id" and r."artikelId" = p."produktId"
    where r."menge" is null or r."menge" <> p."menge" or (r."stand" = 'frei') <> exists (
      select 1 from "auftragEreignis" e where e."auftragId" = a."id" and e."typ" = 'storniert')`,
  'an order holds nothing else': sql`
    select r."nummer" from "reservierung" r where not exists (
      select 1 from "auftragPosten" p where p."auftragId" = r."auftragId" and p."produktId" = r."artikelId")`,
  'an order is the sum of its lines and its postage': sql`
    select a."nummer" from "auftrag" a left join "auftragPosten" p on p."auftragId" = a."id"
    group by a."nummer", a."warenCent", a."versandCent", a."gesamtCent"
    having coalesce(sum(p."summeCent"), 0) <> a."warenCent" or a."gesamtCent" <> a."warenCent" + a."versandCent"
      or count(p."nr") = 0 or max(p."nr") <> count(p."nr")`,
  'an order begins with the event that it was made, and its events are numbered without a gap': sql`
    select a."nummer" from "auftrag" a left join "auftragEreignis" e on e."auftragId" = a."id"
    group by a."nummer" having count(e."nr") = 0 or max(e."nr") <> count(e."nr")
      or sum(case when e."nr" = 1 and e."typ" = 'bestellt' then 1 else 0 end) <> 1`,
  'nothing is due of an order that is cancelled': sql`
    select "nummer" from "auftrag" where "faelligAt" is not null and "id" in (
      select "auftragId" from "auftragEreignis" where "typ" = 'storniert')`,
  'a document follows one that is there, and one is the first': sql`
    select "nummer" from "beleg" where "vorher" <> '' and "vorher" not in (select "hash" from "beleg")
    union all select min("nummer") from "beleg" where "vorher" = '' having count(*) > 1`,
  'a price is within its bounds': sql`
    select "id" from "produkt" where "preisCent" < 0 or "preisCent" > 9999999`,
  'what a piece takes of a raw material is within its bounds': sql`
    select "produktId" from "rezept" where "menge" < 0 or "menge" > 10000`,
  'there is an admin who can sign in': sql`
    select 'none' as "admin" where not exists (select 1 from "account" where "role" = 'admin' and "status" = 'active')`,
};
