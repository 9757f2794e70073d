import { expect, it } from 'vitest';
import { ledgerOf } from '@/tests/api/support/database';
import { addTool, call, signInAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await signInAdmin();

it('GET /api/tool lists every tool, newest first, to anyone', async () => {
  const first = await addTool(admin);
  const second = await addTool(admin);
  const { status, body, headers } = await call('GET', '/api/tool');
  expect(status).toBe(200);
  const ids = body.map(({ _id }: { _id: string }) => _id);
  expect(ids.indexOf(second)).toBeLessThan(ids.indexOf(first));
  expect(ids.length).toBeGreaterThanOrEqual(60);
  expect(headers.get('x-total-count')).toBe(String(ids.length));
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

it('POST /api/tool adds a tool with its first ledger line, and an address and SKU of its own', async () => {
  const input = {
    name: unique('Spanner '),
    image: 'https://example.com/spanner.webp',
    description: 'Holds what it is given.',
    category: 'spanners',
    price: 12.34,
    moq: 5,
    quantity: 50,
  };
  const one = await admin.call('POST', '/api/tool', input);
  const two = await admin.call('POST', '/api/tool', input);
  expect([one.status, two.status]).toEqual([201, 201]);
  const [a, b] = await Promise.all(
    [one, two].map(async ({ body }) => (await call('GET', `/api/tool/${body.insertedId}`)).body),
  );
  expect(a).toMatchObject({ ...input, rating: { average: 0, count: 0 }, specs: [] });
  expect(a.slug).not.toBe(b.slug);
  expect(a.sku).not.toBe(b.sku);
  expect(await ledgerOf(a._id)).toEqual({ sum: 50, reasons: ['initial'] });
  // A browser that visits later would fetch its picture from a host that does not exist.
  await Promise.all([a, b].map(({ _id }) => admin.call('DELETE', `/api/tool/${_id}`)));
});
