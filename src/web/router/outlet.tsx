import { use } from 'react';
import { RouteBoundary } from './route-boundary.tsx';
import { LevelContext, PageContext } from './router-context.ts';

/** The page, or what stands around it, inside what this stands in. */
export function Outlet() {
  const level = use(LevelContext);
  const { branch, failure, location } = use(PageContext);
  const route = branch[level];
  if (!route) return null;
  const { Component, element, ErrorBoundary } = route;
  const inside = (
    <LevelContext value={level + 1}>{Component ? <Component /> : (element ?? <Outlet />)}</LevelContext>
  );
  if (!ErrorBoundary) return inside;
  const isNearest = !branch.slice(level + 1).some((inner) => inner.ErrorBoundary);
  return (
    <RouteBoundary location={location} failure={isNearest ? failure : undefined} Instead={ErrorBoundary}>
      {inside}
    </RouteBoundary>
  );
}
