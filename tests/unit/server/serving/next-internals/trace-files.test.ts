import { expect, it } from 'vitest';
import { traceFiles } from '@/lib/server/serving/next-internals/trace-files';
import { inRoot, ROOT } from '@/stack/paths';

it('finds what a script loads, in the project and in packages', async () => {
  const folder = 'lib/server/serving/next-internals';
  // Of what this one loads no path is computed: where one is, the tracer takes all files that it may name.
  const files = await traceFiles(ROOT, [inRoot(folder, 'page-cache-handler.mjs')]);
  const loaded = [`${folder}/page-tags.mjs`, 'node_modules/lru-cache/package.json'];
  const required = 'node_modules/next/dist/lib/multi-file-writer.js';
  expect(files).toEqual(expect.arrayContaining([`${folder}/page-cache-handler.mjs`, ...loaded, required]));
});
