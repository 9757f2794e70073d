import { expect, it } from 'vitest';
import { traceFiles } from '@/lib/server/serving/next-internals/trace-files';
import { inRoot, ROOT } from '@/stack/paths';

it('the trace of a script has the files it loads, in the project and in packages', async () => {
  const folder = 'lib/server/serving/next-internals';
  // This one computes none of the paths that it loads; for a computed one the tracer would take every file that may match.
  const files = await traceFiles(ROOT, [inRoot(folder, 'page-cache-handler.mjs')]);
  const loaded = [`${folder}/page-tags.mjs`, 'node_modules/lru-cache/package.json'];
  const required = 'node_modules/next/dist/lib/multi-file-writer.js';
  expect(files).toEqual(expect.arrayContaining([`${folder}/page-cache-handler.mjs`, ...loaded, required]));
});
