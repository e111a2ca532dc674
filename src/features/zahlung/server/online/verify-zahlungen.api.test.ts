import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { insertOnlineAuftrag, openBezahlung, versucheOf } from '#test/zahlung/online-laden.ts';
import { beginZahlung } from './begin-zahlung.ts';
import { gleicheVersuchAb } from './gleiche-ab.ts';
import { verifyZahlungen } from './verify-zahlungen.ts';

describe.each(databases)('what is stored of online payments on %s', (database) => {
  test('is checked against the payments of their orders, both ways', async () => {
    const { db, anbieter, auftrag, produktId, services } = await openBezahlung(database);
    const { id, nummer } = auftrag;
    await beginZahlung(db, id, services);
    const anderer = await insertOnlineAuftrag(db, { posten: [{ produktId, menge: 1 }] });
    await beginZahlung(db, anderer.id, services);
    anbieter.zahlen();
    const [versuch] = await versucheOf(db, id);
    if (!versuch) throw new Error('There is no attempt.');
    await gleicheVersuchAb(db, versuch.id, services);
    expect(await verifyZahlungen(db)).toEqual([]);

    const change = (changes: object) =>
      db.updateTable('zahlungsversuch').set(changes).where('id', '=', versuch.id).execute();
    const expectAfter = async (changes: object, texte: string[]) => {
      await change(changes);
      expect(await verifyZahlungen(db)).toEqual(texte);
      await change({
        ...versuch,
        stand: 'bezahlt',
        beendetAt: services.now().toISOString(),
        pruefenAt: null,
      });
      expect(await verifyZahlungen(db)).toEqual([]);
    };
    const text = (rest: string) => `Bestellung ${nummer}: Zahlungsversuch ${versuch.id} ${rest}`;
    await expectAfter({ betragCent: 2000 }, [text('über 2000 Cent ist mit 2070 Cent gebucht.')]);
    await expectAfter({ beendetAt: null }, [text('ist beendet, sagt aber nicht, seit wann.')]);
    await expectAfter({ pruefenAt: '2026-12-01' }, [text('ist beendet und wird doch geprüft.')]);
    await expectAfter({ stand: 'abgelaufen' }, [text('ist nicht bezahlt und 1-mal gebucht.')]);
    await expectAfter({ stand: 'offen', adresse: null, pruefenAt: null }, [
      text('läuft und ist doch beendet.'),
      text('läuft, wird aber nicht geprüft.'),
      text('läuft, aber nicht bei einem Anbieter.'),
      text('ist nicht bezahlt und 1-mal gebucht.'),
    ]);
    await expectAfter({ auftragId: anderer.id, stand: 'abgebrochen' }, [
      `Bestellung ${anderer.nummer}: Zahlungsversuch ${versuch.id} ist nicht bezahlt und 1-mal gebucht.`,
      `Bestellung ${anderer.nummer}: Zahlungsversuch ${versuch.id} ist bei der Bestellung ${nummer} gebucht.`,
    ]);
  });

  test('says of a payment whose attempt is missing, and of an attempt without its payment', async () => {
    const { db, anbieter, auftrag, services } = await openBezahlung(database);
    await beginZahlung(db, auftrag.id, services);
    const [versuch] = await versucheOf(db, auftrag.id);
    anbieter.zahlen();
    await gleicheVersuchAb(db, versuch?.id ?? '', services);
    await db.updateTable('zahlungsversuch').set({ id: 'neu' }).execute();
    expect(await verifyZahlungen(db)).toEqual([
      `Bestellung ${auftrag.nummer}: Zahlungsversuch neu ist bezahlt und 0-mal gebucht.`,
      `Bestellung ${auftrag.nummer}: zum gebuchten Zahlungsversuch ${versuch?.id} gibt es keinen.`,
    ]);
  });
});
