import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { builtRoutes } from '@/lib/server/serving/next-internals/build-manifests';

const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-routes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BUILD = {
  'routes-manifest.json': {
    dynamicRoutes: [
      { page: '/api/tool/[id]', regex: '^/api/tool/([^/]+?)(?:/)?$' },
      { page: '/[lang]/cart', regex: '^/([^/]+?)/cart(?:/)?$' },
      { page: '/[lang]/login', regex: '^/([^/]+?)/login(?:/)?$' },
    ],
    staticRoutes: [
      { page: '/_not-found', regex: '^/_not\\-found(?:/)?$' },
      { page: '/robots.txt', regex: '^/robots\\.txt(?:/)?$' },
    ],
  },
  'app-path-routes-manifest.json': {
    '/[lang]/cart/page': '/[lang]/cart',
    '/[lang]/login/page': '/[lang]/login',
    '/api/tool/[id]/route': '/api/tool/[id]',
  },
  'prerender-manifest.json': { routes: {}, dynamicRoutes: { '/[lang]/cart': {} } },
};

function read(changes: Record<string, object> = {}) {
  for (const [name, manifest] of Object.entries({ ...BUILD, ...changes }))
    writeFileSync(path.join(folder, name), JSON.stringify(manifest));
  return builtRoutes(folder);
}

it('the built routes are listed, fixed ones first, with what the framework caches', () => {
  const routes = read();
  expect(routes.map(({ template, isPage, isCached }) => [template, isPage, isCached])).toEqual([
    ['/robots.txt', false, false],
    ['/api/tool/[id]', false, false],
    ['/[lang]/cart', true, true],
    ['/[lang]/login', true, false],
  ]);
  expect(routes[1]?.pattern.test('/api/tool/1')).toBe(true);
});

it.each(Object.keys(BUILD))('built routes are refused if %s is not as the framework wrote it', (name) => {
  expect(() => read({ [name]: { other: [] } })).toThrow(`${name} lists no`);
});
