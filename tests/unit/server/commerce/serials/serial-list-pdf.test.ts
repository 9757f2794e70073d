import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { drawSerialList } from '@/lib/server/commerce/serials/serial-list-pdf';
import type { Serial } from '@/lib/shared/serials/serial.schema';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => ({ STORE_TIME_ZONE: 'UTC' }) }));

const paper = (title: string) => ({ name: 'paper-1.pdf', title, kind: 'calibration', bytes: 1 }) as const;

function aSerial(fields: Partial<Serial>): Serial {
  return {
    ...{ _id: '1', toolId: '2', sku: 'TW-200', name: 'Torque Wrench', serial: 'SN-1' },
    ...{ overdue: false, papers: [], ...fields },
  };
}

async function writtenOf(serials: readonly Serial[], selection = {}): Promise<string[]> {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  try {
    const now = new Date('2026-11-30T10:00:00Z');
    await drawSerialList({ serials, selection, holder: 'Steelworks', language: 'en', now });
    return text.mock.calls.map(([words]) => String(words));
  } finally {
    text.mockRestore();
  }
}

it('an auditor reads each tool with its calibration and papers, and what is overdue', async () => {
  const words = await writtenOf(
    [
      aSerial({
        calibratedOn: '2025-10-01',
        dueOn: '2026-10-01',
        overdue: true,
        papers: [paper('DAkkS 4711')],
      }),
      aSerial({ serial: 'SN-2', dueOn: '2026-12-24', holderNote: 'Bench 3' }),
    ],
    { due: 'soon' },
  );
  for (const each of ['Steelworks', 'SN-1', 'TW-200', 'Oct 1, 2025', 'Overdue', 'DAkkS 4711', 'Bench 3'])
    expect(words).toContain(each);
  expect(words).toContain('2 tools · 1 overdue · Calibration: Due soon');
  expect(words).toContain('As of Nov 30, 2026');
  expect(words.filter((text) => text === 'Overdue')).toHaveLength(1);
});

it('hundreds of tools go on over pages, each with the columns’ names and its number', async () => {
  const serials = Array.from({ length: 500 }, (_, place) =>
    aSerial({ serial: `SN-${10_000 + place}`, papers: [paper(`Certificate ${place}`)] }),
  );
  const words = await writtenOf(serials);
  for (const { serial } of serials) expect(words).toContain(serial);
  const [last] = words.slice(-1);
  const pages = Number(/^Page \d+ of (\d+)$/.exec(last ?? '')?.[1]);
  expect(pages).toBeGreaterThan(12);
  expect(words.filter((text) => text === 'Serial number')).toHaveLength(pages);
});

it('a list without tools says so', async () => {
  expect(await writtenOf([])).toContain('No tools');
});
