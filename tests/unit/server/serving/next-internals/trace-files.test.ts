import { expect, it } from 'vitest';
import { traceFiles } from '@/lib/server/serving/next-internals/trace-files';
import { inRoot, ROOT } from '@/stack/paths';

it('finds what a script loads, in the project and in packages', async () => {
  const files = await traceFiles(ROOT, [inRoot('scripts', 'launch.mjs')]);
  expect(files).toEqual(expect.arrayContaining(['scripts/launch.mjs', 'scripts/require-node.mjs']));
  const loaded = await traceFiles(ROOT, [inRoot('node_modules', 'nodemailer', 'lib', 'nodemailer.js')]);
  expect(loaded).toContain('node_modules/nodemailer/lib/mailer/index.js');
});
