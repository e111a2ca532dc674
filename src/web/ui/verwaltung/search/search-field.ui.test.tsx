import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stopTime } from '#test/ui/stop-time.ts';
import { AdminProvider } from '../admin-provider.tsx';
import { SearchField } from './search-field.tsx';

const soaps = ['Lavendel', 'Lavendel und Honig', 'Minze'];

function Suche({ hasMore }: { hasMore: boolean }) {
  const [suche, setSuche] = useState('');
  const found = soaps.filter((name) => name.includes(suche)).length;
  return (
    <AdminProvider>
      <SearchField label="Suchen" value={suche} found={found} hasMore={hasMore} onChange={setSuche} />
    </AdminProvider>
  );
}

test.each([
  ['Lav', false, '2 Treffer'],
  ['Lav', true, 'Mehr als 2 Treffer'],
  ['Rose', false, 'Nichts gefunden'],
])(
  'what %s finds is said once, after the last key, in a region that was there before',
  async (text, hasMore, said) => {
    await render(<Suche hasMore={hasMore} />);
    const region = page.getByRole('status', { name: 'Suche' });
    await expect.element(region).toBeInTheDocument();
    stopTime();
    const words: string[] = [];
    new MutationObserver(() => words.push(region.element().textContent)).observe(region.element(), {
      ...{ childList: true, characterData: true, subtree: true },
    });
    await page.getByRole('searchbox').fill(text.slice(0, 1));
    await vi.advanceTimersByTimeAsync(300);
    await page.getByRole('searchbox').fill(text);
    await vi.advanceTimersByTimeAsync(2000);
    await expect.element(region).toHaveTextContent(said);
    expect(words).toEqual([said]);
  },
);
