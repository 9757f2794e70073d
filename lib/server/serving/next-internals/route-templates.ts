import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A route of the build, such as `/[lang]/tools/[slug]`, and the paths it serves. */
export type RouteTemplate = { template: string; pattern: RegExp };

type Route = { page?: unknown; regex?: unknown };

/**
 * Returns the routes of the build in `distDir`, those that match first before others. Throws if the framework lists none in
 * the way it did, which would mean that Next.js has changed: look for what it writes into routes-manifest.json.
 */
export function routeTemplates(distDir: string): RouteTemplate[] {
  const file = path.join(distDir, 'routes-manifest.json');
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const routes = [staticRoutes, dynamicRoutes].flatMap((list) =>
    Array.isArray(list) ? (list as Route[]) : [],
  );
  if (routes.length === 0) throw new Error('routes-manifest.json lists no routes.');
  return routes.map(({ page, regex }) => ({ template: String(page), pattern: new RegExp(String(regex)) }));
}
