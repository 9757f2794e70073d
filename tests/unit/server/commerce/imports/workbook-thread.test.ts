import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkbook, readWorkbooksInThread } from '@/lib/server/commerce/imports/workbook/open-workbook';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { bundleWorkbookThread } from '@/stack/bundle-server';
import { inRoot } from '@/stack/paths';
import { workbook } from '@/tests/support/workbooks';

let folder: string;

beforeAll(async () => {
  // Within the project, where the thread finds the packages.
  folder = mkdtempSync(inRoot('node_modules/.workbook-thread-'));
  await bundleWorkbookThread(folder);
  readWorkbooksInThread(path.join(folder, 'forgeline-workbook-thread.cjs'));
});

afterAll(() => {
  delete processSingleton<{ file?: string }>('workbook-thread', () => ({})).file;
  rmSync(folder, { recursive: true });
});

it('workbooks are read in a thread of their own, which leaves this one free', async () => {
  const rows = Array.from({ length: 5_000 }, (_, place) => [`A-${place}`, place, 'A name that is read']);
  const bytes = await workbook({ name: 'Preise', rows });
  let beats = 0;
  const beat = setInterval(() => {
    beats += 1;
  }, 5);
  const read = await openWorkbook(bytes, undefined);
  clearInterval(beat);
  expect(read).toMatchObject({ sheets: ['Preise'], sheet: 'Preise' });
  expect(read.text.split('\r\n')).toHaveLength(5_001);
  expect(beats).toBeGreaterThan(10);
}, 30_000);

it('a workbook whose thread fails is refused', async () => {
  readWorkbooksInThread(path.join(folder, 'missing.cjs'));
  const bytes = await workbook({ name: 'Preise', rows: [['SKU']] });
  await expect(openWorkbook(bytes, undefined)).rejects.toMatchObject({
    issues: { file: ['import-workbook-large'] },
  });
});
