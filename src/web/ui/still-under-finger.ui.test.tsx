import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stopTime } from '#test/ui/stop-time.ts';
import { keepStillUnderFinger } from './still-under-finger.ts';

/** Rows that leave when they are tapped, as those of an order that is packed. */
function Liste({ onPack }: { onPack: (name: string) => void }) {
  useEffect(keepStillUnderFinger, []);
  const [names, setNames] = useState(['Lavendel', 'Minze', 'Honig']);
  const pack = (name: string) => {
    onPack(name);
    setNames(names.filter((one) => one !== name));
  };
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <button type="button" style={{ height: 44 }} onClick={() => pack(name)}>
            {`${name} packen`}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A button that becomes the one that takes back what it did. */
function Schalter({ onTap }: { onTap: (name: string) => void }) {
  useEffect(keepStillUnderFinger, []);
  const [isPacked, setIsPacked] = useState(false);
  const name = isPacked ? 'Zurücknehmen' : 'Packen';
  const tap = () => {
    onTap(name);
    setIsPacked(!isPacked);
  };
  return (
    <button type="button" style={{ width: 160 }} onClick={tap}>
      {name}
    </button>
  );
}

function Zaehler() {
  useEffect(keepStillUnderFinger, []);
  const [anzahl, setAnzahl] = useState(0);
  return (
    <button type="button" onClick={() => setAnzahl(anzahl + 1)}>
      {`${anzahl} Stück mehr`}
    </button>
  );
}

const button = (name: string) => page.getByRole('button', { name });

test('the second of two taps does not reach the row that has moved up', async () => {
  const packed: string[] = [];
  await render(<Liste onPack={(name) => packed.push(name)} />);
  await userEvent.dblClick(button('Lavendel packen'));
  await expect.element(button('Lavendel packen')).not.toBeInTheDocument();
  expect(packed).toEqual(['Lavendel']);
  // As soon as the list has stood still it takes taps again: the click waits until it is not covered.
  await button('Minze packen').click();
  expect(packed).toEqual(['Lavendel', 'Minze']);
});

test('the second of two taps does not take back what the first has done', async () => {
  const taps: string[] = [];
  await render(<Schalter onTap={(name) => taps.push(name)} />);
  await userEvent.dblClick(button('Packen'));
  await expect.element(button('Zurücknehmen')).toBeVisible();
  expect(taps).toEqual(['Packen']);
});

test('keys reach what has moved in at once', async () => {
  const packed: string[] = [];
  await render(<Liste onPack={(name) => packed.push(name)} />);
  await button('Lavendel packen').click();
  (button('Minze packen').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(packed).toEqual(['Lavendel', 'Minze']);
});

test('a button that stays where it is takes taps as fast as they come', async () => {
  await render(<Zaehler />);
  await userEvent.tripleClick(button('0 Stück mehr'));
  await expect.element(button('3 Stück mehr')).toBeVisible();
});

/** What lies where this button is. */
function below(name: string): () => Element | null {
  const { x, y, width, height } = button(name).element().getBoundingClientRect();
  return () => document.elementFromPoint(x + width / 2, y + height / 2);
}

test('the row that moves down at the end of the page takes no tap either', async () => {
  await render(
    <>
      <div style={{ height: 3000 }} />
      <Liste onPack={() => {}} />
    </>,
  );
  scrollTo(0, document.documentElement.scrollHeight);
  const finger = below('Minze packen');
  await button('Minze packen').click();
  await expect.element(button('Minze packen')).not.toBeInTheDocument();
  expect(finger()?.closest('button')).toBeNull();
});

test('a tap that is held off leaves the focus and what is open alone', async () => {
  const reached: string[] = [];
  const note = ({ type }: Event) => reached.push(type);
  await render(<Schalter onTap={() => {}} />);
  const finger = below('Packen');
  stopTime();
  await button('Packen').click();
  await expect.poll(() => finger()?.tagName).toBe('DIV');
  for (const type of ['pointerdown', 'mousedown', 'click']) document.addEventListener(type, note);
  await button('Zurücknehmen').click({ force: true });
  for (const type of ['pointerdown', 'mousedown', 'click']) document.removeEventListener(type, note);
  await expect.element(button('Zurücknehmen')).toHaveFocus();
  expect(reached).toEqual([]);
  vi.runAllTimers();
});
