import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import row from '#web/ui/scrolling-row/scrolling-row.module.css';
import { useShownPart } from '#web/ui/scrolling-row/use-shown-part.ts';
import { useTitlePart } from '#web/ui/shop/rendering/use-title-part.ts';
import tabs from '#web/ui/verwaltung/tabs.module.css';
import type { RohstoffScreen } from './arten/rohstoff-screen.ts';
import { rohstoffScreens } from './arten/rohstoff-screens.ts';
import { LongOrShort } from './long-or-short.tsx';

type RohstoffTabsProps = {
  active: RohstoffScreen;
  onChange: (screen: RohstoffScreen) => void;
  /** Shorter words on a phone, as an announced shop has them (requirements.md, admin §2). */
  isShort: boolean;
  children: ReactNode;
};

/** One tab for each kind; `children` is the content of the selected one. */
export function RohstoffTabs({ active, onChange, isShort, children }: RohstoffTabsProps) {
  const screens = Object.values(rohstoffScreens);
  useTitlePart(active.kind.titel);
  const list = useShownPart<HTMLDivElement>('[aria-selected="true"]', active.kind.path);
  return (
    <Tabs
      value={active.kind.path}
      onChange={(path) => onChange(screens.find(({ kind }) => kind.path === path) ?? active)}
      keepMounted={false}
      classNames={{ list: `${row.row} ${tabs.list}`, tab: tabs.tab }}
    >
      <Tabs.List ref={list} aria-label="Rohstoffe" grow>
        {screens.map(({ kind }) => (
          <Tabs.Tab key={kind.path} value={kind.path}>
            {isShort ? <LongOrShort long={kind.titel} short={kind.kurz} /> : kind.titel}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={active.kind.path} className={tabs.panel}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}
