import type { Match, Params, Route } from './route.ts';

type Branch = { routes: Route[]; path: string; isCaseSensitive: boolean };

/** Returns how to find the routes of a path; a word in a route's path goes before a variable, and `*` comes last. */
export function makeMatcher(routes: Route[]): (pathname: string) => Match {
  const branches = branchesOf(routes)
    .map(({ routes, path, isCaseSensitive }) => ({
      routes,
      pattern: new RegExp(patternOf(path), isCaseSensitive ? '' : 'i'),
      rank: path.replace(/[^/]+/g, (part) => (part === '*' ? '3' : part.startsWith(':') ? '2' : '1')),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)));
  return (pathname) => {
    const decoded = decode(pathname);
    for (const { routes, pattern } of branches) {
      const found = pattern.exec(decoded);
      if (found) return { branch: routes, params: paramsOf(found) };
    }
    return { branch: [], params: {} };
  };
}

function branchesOf(
  routes: Route[],
  parent: Branch = { routes: [], path: '/', isCaseSensitive: false },
): Branch[] {
  return routes.flatMap((route) => {
    const branch: Branch = {
      routes: [...parent.routes, route],
      path: route.path ?? parent.path,
      isCaseSensitive: route.caseSensitive ?? parent.isCaseSensitive,
    };
    return route.children ? branchesOf(route.children, branch) : [branch];
  });
}

/** A slash at the end of an address means nothing. */
function patternOf(path: string): string {
  if (path === '*') return '^(.*)$';
  return `^${path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`;
}

/** A slash inside a part stays encoded while the path is matched. */
function decode(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

function paramsOf({ 1: first, groups }: RegExpExecArray): Params {
  if (!groups) return first === undefined ? {} : { '*': first };
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, value.replaceAll('%2F', '/')]),
  );
}
