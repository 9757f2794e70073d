import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { lastPaid } from '@/lib/server/commerce/invoices/last-paid';
import { collection } from '@/lib/server/platform/db/collections';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'last-paid', STORE_TIME_ZONE: 'UTC' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

giveOwnDatabase(settings);

const [wrench, clamp, drill] = [new ObjectId(), new ObjectId(), new ObjectId()];
const account = new ObjectId();
let sequence = 0;

async function invoice(
  day: string,
  unitPriceCents: number,
  { userId = account, company, toolId = wrench, kind = 'invoice' }: Record<string, unknown> = {},
): Promise<void> {
  sequence += 1;
  await (await collection('invoices')).insertOne({
    ...{ _id: new ObjectId(), orderId: new ObjectId(), kind, sequence, number: `INV-${sequence}` },
    issuedAt: new Date(day),
    buyer: { userId },
    ...(company ? { billTo: { number: company } } : {}),
    lines: [{ toolId, quantity: 1, unitPriceCents, amountCents: unitPriceCents }],
  } as unknown as InvoiceDocument);
}

it('what was paid last is the unit price of the newest invoice to the company, else to the account', async () => {
  await invoice('2026-10-01', 900, { company: 'C-1', userId: new ObjectId() });
  await invoice('2026-11-01', 950, { company: 'C-1', userId: new ObjectId() });
  await invoice('2026-11-20', 800);
  await invoice('2026-11-25', 100, { company: 'C-2', userId: new ObjectId() });
  await invoice('2026-11-26', 950, { company: 'C-1', kind: 'credit-note' });
  await invoice('2026-09-01', 500, { toolId: clamp });
  const paid = await lastPaid({ companyNumber: 'C-1', userId: account }, [wrench, clamp, drill]);
  expect(paid.get(wrench.toHexString())).toMatchObject({ unitPriceCents: 950, number: 'INV-2' });
  expect(paid.get(clamp.toHexString())).toMatchObject({ unitPriceCents: 500 });
  expect(paid.has(drill.toHexString())).toBe(false);
  const alone = await lastPaid({ userId: account }, [wrench]);
  expect(alone.get(wrench.toHexString())).toMatchObject({ unitPriceCents: 800 });
  expect((await lastPaid({ userId: new ObjectId() }, [wrench])).size).toBe(0);
});
