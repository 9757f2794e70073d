import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDocument, checkDocumentsInThread } from '@/lib/server/commerce/files/inspection/check-document';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { bundleDocumentThread } from '@/stack/bundle-server';
import { inRoot } from '@/stack/paths';
import { pdf } from '@/tests/support/hostile-files';

let folder: string;

beforeAll(async () => {
  // Within the project, where the thread finds the packages.
  folder = mkdtempSync(inRoot('node_modules/.document-thread-'));
  await bundleDocumentThread(folder);
  checkDocumentsInThread(path.join(folder, 'forgeline-document-thread.cjs'));
});

afterAll(() => {
  // Other files of this process read documents in their own thread.
  delete processSingleton<{ file?: string }>('document-thread', () => ({})).file;
  rmSync(folder, { recursive: true });
});

it('documents are judged in a thread of their own', async () => {
  await expect(checkDocument(pdf())).resolves.toBeUndefined();
  const active = pdf({ catalog: '/OpenAction <</S /JavaScript /JS (app.alert\\(1\\))>>' });
  await expect(checkDocument(active)).rejects.toMatchObject({ issues: { file: ['document-active'] } });
});

it('judging a document leaves this thread free however much it costs', async () => {
  const content = 'obj ('.repeat(4_000);
  const objects = `4 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`;
  const costly = pdf({ objects });
  let beats = 0;
  const beat = setInterval(() => {
    beats += 1;
  }, 5);
  await checkDocument(costly).catch(() => undefined);
  clearInterval(beat);
  // A thread that reads it itself has no turn in between.
  expect(beats).toBeGreaterThan(10);
}, 30_000);

it('documents are refused where the judging thread fails', async () => {
  checkDocumentsInThread(path.join(folder, 'missing.cjs'));
  await expect(checkDocument(pdf())).rejects.toMatchObject({ issues: { file: ['document-unreadable'] } });
});
