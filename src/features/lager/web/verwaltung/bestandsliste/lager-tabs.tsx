import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTitlePart } from '#web/ui/shop/rendering/use-title-part.ts';
import tabs from '#web/ui/verwaltung/tabs.module.css';
import { artikelGruppenNamen, type LagerGruppe, lagerGruppen } from '../../../artikel.ts';
import styles from './lager-tabs.module.css';

type LagerTabsProps = { gruppe: LagerGruppe; onChange: (gruppe: LagerGruppe) => void; children: ReactNode };

/** The groups of the stock; `children` is the content of the selected tab. */
export function LagerTabs({ gruppe, onChange, children }: LagerTabsProps) {
  useTitlePart(lagerGruppen[gruppe].titel);
  return (
    <Tabs
      value={gruppe}
      onChange={(value) => onChange((value ?? gruppe) as LagerGruppe)}
      keepMounted={false}
      classNames={{ list: styles.list, tab: tabs.tab }}
    >
      <Tabs.List aria-label="Artikelgruppen">
        {artikelGruppenNamen.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {lagerGruppen[name].titel}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={gruppe} className={tabs.panel}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}
