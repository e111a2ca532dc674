import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import row from '#web/ui/scrolling-row/scrolling-row.module.css';
import { useShownPart } from '#web/ui/scrolling-row/use-shown-part.ts';
import { useTitlePart } from '#web/ui/shop/rendering/use-title-part.ts';
import tabs from '#web/ui/verwaltung/tabs.module.css';
import { artikelGruppenNamen, type LagerGruppe, lagerGruppen } from '../../../artikel.ts';

type LagerTabsProps = { gruppe: LagerGruppe; onChange: (gruppe: LagerGruppe) => void; children: ReactNode };

/** The groups of the stock; `children` is the content of the selected tab. */
export function LagerTabs({ gruppe, onChange, children }: LagerTabsProps) {
  useTitlePart(lagerGruppen[gruppe].titel);
  const list = useShownPart<HTMLDivElement>('[aria-selected="true"]', gruppe);
  return (
    <Tabs
      value={gruppe}
      onChange={(value) => onChange((value ?? gruppe) as LagerGruppe)}
      keepMounted={false}
      classNames={{ list: `${row.row} ${tabs.list}`, tab: tabs.tab }}
    >
      <Tabs.List ref={list} aria-label="Artikelgruppen">
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
