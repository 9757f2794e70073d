import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint, ServedMethod } from '@/lib/server/api/route';

export type ServedRoute = {
  /** As the matrix names it: `PAGE /dashboard`, `GET /api/tool`. */
  name: string;
  /** The endpoint of a route file; null for what Next.js serves by itself: pages and metadata files. */
  endpoint: Endpoint | null;
};

/** A folder below app/ as an address: no language, no groups, `{name}` for what varies. */
function addressOf(folder: string): string {
  const parts = folder
    .split(path.sep)
    .filter((part) => part !== '' && part !== '.' && part !== '[lang]' && !/^\(.*\)$/.test(part))
    .map((part) => part.replace(/^\[{1,2}(?:\.\.\.)?(\w+)\]{1,2}$/, '{$1}'));
  return `/${parts.join('/')}`;
}

async function endpointsOf(file: string): Promise<Endpoint[]> {
  const exported: Record<string, unknown> = await import(file);
  const served = Object.values(exported).filter((value) => typeof value === 'function') as ServedMethod[];
  const endpoints = served.flatMap(({ endpoint }) => endpoint ?? []);
  if (endpoints.length === 0) throw new Error(`${file} serves no method by route()`);
  return endpoints;
}

/** Files of the shop, which visitors get before the framework (lib/server/serving/files/shop-files.ts). */
const OF_OPTIMISER = /^(?:hero\.webp|people)\//;

/** Every page, every method of every route file as its loaded module has it, and `/robots.txt`. */
export async function servedRoutes(app: string): Promise<ServedRoute[]> {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const routes = await Promise.all(
    files.map(async (file) => {
      const address = addressOf(path.dirname(file));
      const name = path.basename(file);
      if (/^page\.tsx?$/.test(name)) return [{ name: `PAGE ${address}`, endpoint: null }];
      if (file === 'robots.ts') return [{ name: 'GET /robots.txt', endpoint: null }];
      if (!/^route\.tsx?$/.test(name) || OF_OPTIMISER.test(file)) return [];
      const endpoints = await endpointsOf(path.join(app, file));
      return endpoints.map((endpoint) => ({ name: `${endpoint.method} ${address}`, endpoint }));
    }),
  );
  return routes.flat();
}
