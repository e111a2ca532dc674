import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTitlePart } from '#web/ui/shop/rendering/use-title-part.ts';
import tabs from '#web/ui/verwaltung/tabs.module.css';
import type { RohstoffScreen } from './arten/rohstoff-screen.ts';
import { rohstoffScreens } from './arten/rohstoff-screens.ts';
import { LongOrShort } from './long-or-short.tsx';

type RohstoffTabsProps = {
  active: RohstoffScreen;
  onChange: (screen: RohstoffScreen) => void;
  children: ReactNode;
};

/** One tab for each kind; `children` is the content of the selected one. */
export function RohstoffTabs({ active, onChange, children }: RohstoffTabsProps) {
  const screens = Object.values(rohstoffScreens);
  useTitlePart(active.kind.titel);
  return (
    <Tabs
      value={active.kind.path}
      onChange={(path) => onChange(screens.find(({ kind }) => kind.path === path) ?? active)}
      keepMounted={false}
      classNames={{ tab: tabs.tab }}
    >
      <Tabs.List aria-label="Rohstoffe" grow>
        {screens.map(({ kind }) => (
          <Tabs.Tab key={kind.path} value={kind.path}>
            <LongOrShort long={kind.titel} short={kind.kurz} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={active.kind.path} className={tabs.panel}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}
