import { legalVersion } from '@/tests/support/legal-pages';
import { anAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

/** Edits a legal page that no other test does; returns what the audit log must hold about it. */
export async function legalPageEvent() {
  const [admin, markdown] = [await anAdmin(), unique('Text ')];
  const version = await legalVersion(admin, 'imprint', 'en');
  await admin.call('PUT', '/api/legal-page/imprint', { language: 'en', version, markdown });
  return {
    subject: { kind: 'legal-page', id: 'imprint en', label: 'imprint' },
    before: { version, length: 0 },
    after: { version: version + 1, length: markdown.length },
  };
}
