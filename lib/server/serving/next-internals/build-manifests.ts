import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setProcessEnv } from '@/lib/server/platform/config/env';

export type BuiltRoute = {
  template: string;
  pattern: RegExp;
  isPage: boolean;
  isCached: boolean;
};

type Listed = { page?: unknown; regex?: unknown };
type Manifest = Record<string, unknown>;

const PAGE = '/page';
const OF_FRAMEWORK = '/_';

/**
 * Returns the routes of the build in `distDir` in the order in which they match. Throws if Next.js has changed one of these
 * three files.
 */
export function builtRoutes(distDir: string): BuiltRoute[] {
  const read = (name: string) => JSON.parse(readFileSync(path.join(distDir, name), 'utf8')) as Manifest;
  const { staticRoutes, dynamicRoutes } = read('routes-manifest.json');
  const listed = [staticRoutes, dynamicRoutes].flatMap((list) =>
    Array.isArray(list) ? (list as Listed[]) : [],
  );
  if (listed.length === 0) throw new Error('routes-manifest.json lists no routes.');
  const files = Object.entries(read('app-path-routes-manifest.json'));
  const pages = new Set(files.flatMap(([file, template]) => (file.endsWith(PAGE) ? [template] : [])));
  if (pages.size === 0) throw new Error('app-path-routes-manifest.json lists no pages.');
  const cached = prerenderedRoutes(read('prerender-manifest.json'));
  const served = listed.filter(({ page }) => !String(page).startsWith(OF_FRAMEWORK));
  return served.map(({ page, regex }) => ({
    template: String(page),
    pattern: new RegExp(String(regex)),
    isPage: pages.has(page),
    isCached: cached.has(String(page)),
  }));
}

function prerenderedRoutes({ routes, dynamicRoutes }: Manifest): ReadonlySet<string> {
  if (typeof routes !== 'object' || typeof dynamicRoutes !== 'object')
    throw new Error('prerender-manifest.json lists no routes.');
  return new Set([...Object.keys(routes ?? {}), ...Object.keys(dynamicRoutes ?? {})]);
}

const CONFIG_VARIABLE = '__NEXT_PRIVATE_STANDALONE_CONFIG';

/**
 * Makes Next.js use the configuration of the build in `distDir`. It would compile next.config.ts again, which takes a second
 * and 40 MB. To be called before Next.js is prepared.
 */
export function useBuiltConfig(distDir: string): void {
  const file = path.join(distDir, 'required-server-files.json');
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: object };
  setProcessEnv(CONFIG_VARIABLE, JSON.stringify({ ...config, distDir }));
}
