import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { UploadBar, UploadCutOff } from '@/components/imports/upload-bar';
import type { UploadProgress } from '@/lib/client/uploads/send-upload';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const { imports, editor, bulk } = textsFor('en');
const texts = { ...imports, states: editor.states, leadTimes: bulk.leadTimes, documents: editor.documents };

const barOf = (upload: UploadProgress) =>
  renderToStaticMarkup(createElement(UploadBar, { upload, texts, onCancel: () => undefined }));
const statusOf = (html: string) => /<p role="status"[^>]*>([^<]*)/.exec(html)?.[1];

it('a bar shows the bytes that are sent of all, says quarters aloud, and can be cancelled', () => {
  const html = barOf({ sent: 412_540_000, total: 1_400_000_000 });
  expect(html).toContain('Uploading: 0.41 GB of 1.40 GB');
  expect(html).toMatch(/<progress aria-label="Upload" value="412540000" max="1400000000"/);
  expect(statusOf(html)).toBe('25% uploaded');
  expect(html).toContain('>Cancel<');
});

it('once all is sent there is nothing to cancel, and the store reads', () => {
  const html = barOf({ sent: 7_000_000, total: 7_000_000 });
  expect(statusOf(html)).toBe('Uploaded. The files are being read.');
  expect(html).not.toContain('>Cancel<');
});

it('an upload that was cut off says where, and is tried again by a button', () => {
  const cutOff = { sent: 2_100_000, total: 7_000_000 };
  const html = renderToStaticMarkup(createElement(UploadCutOff, { cutOff, texts, onAgain: () => undefined }));
  expect(html).toContain('The connection was lost after 2.1 MB of 7.0 MB. Nothing was changed.');
  expect(html).toContain('>Try Again<');
});
