import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeWerte } from './drei-werte.ts';
import { type Gespeichertes, saveBeside } from './save-beside.ts';

type Angaben = Record<'a' | 'b' | 'c', string>;
const anfang: Angaben = { a: '', b: '', c: '' };

/** A server at which others save `fremde`, one before each attempt. */
function serverWith(fremde: Partial<Angaben>[]) {
  let stand: Gespeichertes<Angaben> = { version: 1, angaben: anfang, geaendertAt: null, von: null };
  const waiting = [...fremde];
  const saveNext = () => {
    const next = waiting.shift();
    if (next) stand = { ...stand, version: stand.version + 1, angaben: { ...stand.angaben, ...next } };
  };
  return {
    read: () => stand,
    save: async (angaben: Angaben, version: number) => {
      saveNext();
      if (version !== stand.version) throw new Error('409', { cause: stand });
      stand = { ...stand, version: version + 1, angaben };
    },
    jetztOf: (error: unknown) => (error as Error).cause as Gespeichertes<Angaben> | undefined,
  };
}

describe('a save beside others', () => {
  test('keeps the fields that two others saved one after the other, and names each once', async () => {
    const server = serverWith([{ a: 'sie' }, { a: 'er', b: 'er' }]);
    const result = await saveBeside(server, server.read(), { ...anfang, c: 'ich' });
    expect(result).toEqual({ uebernommen: ['a', 'b'] });
    expect(server.read().angaben).toEqual({ a: 'er', b: 'er', c: 'ich' });
  });

  test('asks about the same field only, and keeps the newest value of all others', async () => {
    const server = serverWith([{ a: 'erste' }, { a: 'zweite', c: 'zweite' }]);
    const result = await saveBeside(server, server.read(), { ...anfang, c: 'ich' });
    if (!('frage' in result)) throw new Error('there was no question');
    expect(result.frage.aenderungen.filter(({ art }) => art === 'strittig')).toEqual([
      { feld: 'c', vorher: '', jetzt: 'zweite', eigene: 'ich', art: 'strittig' },
    ]);
    const drei = { ...result.frage, jetzt: result.frage.jetzt.angaben };
    expect(mergeWerte(drei, {})).toEqual({ a: 'zweite', b: '', c: 'ich' });
    expect(mergeWerte(drei, { c: 'jetzt' })).toEqual({ a: 'zweite', b: '', c: 'zweite' });
    expect(server.read().angaben.c).toBe('zweite');
  });

  test('fails with what the server said if the refusal has another reason', async () => {
    const other = { save: () => Promise.reject(new Error('Kein Netz')), jetztOf: () => undefined };
    await expect(saveBeside(other, { version: 1, angaben: anfang }, anfang)).rejects.toThrow('Kein Netz');
  });

  test('is tried once if the version it was made from is refused', async () => {
    const stand = { version: 1, angaben: anfang, geaendertAt: null, von: null };
    const other = { save: () => Promise.reject(new Error('Es fehlt etwas')), jetztOf: () => stand };
    await expect(saveBeside(other, stand, { ...anfang, a: 'ich' })).rejects.toThrow('Es fehlt etwas');
  });

  test('never loses a change of another person without a question', async () => {
    const angaben = fc.record({
      a: fc.constantFrom('', 'x', 'y'),
      b: fc.constantFrom('', 'x', 'y'),
      c: fc.constantFrom('', 'x'),
    });
    const fremde = fc.array(
      fc.record({ a: fc.constantFrom('x', 'y'), b: fc.constantFrom('x', 'y') }, { requiredKeys: [] }),
    );
    await fc.assert(
      fc.asyncProperty(angaben, fremde, async (eigene, fremde) => {
        const server = serverWith(fremde);
        const result = await saveBeside(server, server.read(), eigene);
        const { angaben } = server.read();
        const zuletzt = Object.assign({ ...anfang }, ...fremde) as Angaben;
        if ('frage' in result) return;
        expect(angaben.c).toBe(eigene.c);
        for (const feld of ['a', 'b'] as const)
          if (zuletzt[feld] !== '') expect(angaben[feld]).toBe(zuletzt[feld]);
      }),
    );
  });
});
