import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { routeTemplates } from '@/lib/server/serving/next-internals/route-templates';

const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-routes-'));
const write = (manifest: object) =>
  writeFileSync(path.join(folder, 'routes-manifest.json'), JSON.stringify(manifest));
afterEach(() => rmSync(path.join(folder, 'routes-manifest.json'), { force: true }));

it('lists the routes of a build, fixed ones first', () => {
  write({
    dynamicRoutes: [{ page: '/api/tool/[id]', regex: '^/api/tool/([^/]+?)(?:/)?$' }],
    staticRoutes: [{ page: '/robots.txt', regex: '^/robots\\.txt(?:/)?$' }],
  });
  const [robots, tool] = routeTemplates(folder);
  expect([robots?.template, tool?.template]).toEqual(['/robots.txt', '/api/tool/[id]']);
  expect(tool?.pattern.test('/api/tool/1')).toBe(true);
});

it('says so if the framework lists none', () => {
  write({ routes: [] });
  expect(() => routeTemplates(folder)).toThrow('lists no routes');
});
