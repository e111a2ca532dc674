import type { ComponentType } from 'react';
import { SicherungHinweis } from '#features/sicherung/web/verwaltung/sicherung-hinweis.tsx';

/** A screen of the back office below what concerns all of them. */
export function withHinweis(Page: ComponentType): ComponentType {
  return function PageWithHinweis() {
    return (
      <>
        <SicherungHinweis />
        <Page />
      </>
    );
  };
}
