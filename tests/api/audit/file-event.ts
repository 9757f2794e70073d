import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { pdf } from '@/tests/support/hostile-files';
import { anAdmin } from '@/tests/support/people';
import type { Expected } from './expected';

/** An admin uploads a document, and may delete it. */
export async function fileEvent(
  what: 'uploaded' | 'deleted',
): Promise<Pick<Expected, 'subject' | 'before' | 'after'>> {
  const admin = await anAdmin();
  const file = pdf({ objects: `4 0 obj (${randomBytes(40).toString('hex')}) endobj` });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'sheet.pdf');
  const { name } = (await admin.call('POST', '/api/file?kind=document', form)).body;
  const subject = { kind: 'file', id: name, label: null };
  const facts = { kind: 'document', bytes: file.length };
  if (what === 'uploaded') return { subject, before: null, after: facts };
  expect((await admin.call('DELETE', `/api/file/${name}`)).status).toBe(200);
  return { subject, before: { ...facts, tools: [] }, after: null };
}
