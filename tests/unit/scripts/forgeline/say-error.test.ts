import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeHashed } from '@/lib/server/platform/db/backup/manifest';
import { AppError } from '@/lib/shared/messages/errors';
import { settlePayments } from '@/scripts/forgeline/restore/settle-restored';
import { sayError } from '@/scripts/forgeline/say-error';

const settleRestored = vi.hoisted(() => vi.fn());
vi.mock('@/lib/server/commerce/payments/intents/settle-restored', () => ({ settleRestored }));
vi.mock('@/lib/server/commerce/payments/webhooks/reconcile-refunds', () => ({ reconcileRefunds: vi.fn() }));
vi.mock('@/lib/server/commerce/payments/webhooks/reconcile-disputes', () => ({ reconcileDisputes: vi.fn() }));

const stripeAway = new AppError('payment-provider-unavailable', { cause: new Error('connect ECONNREFUSED') });

it('a command says which service is away, not what a buyer is told', () => {
  expect(sayError(stripeAway)).toBe('Stripe does not respond (connect ECONNREFUSED).');
  expect(sayError(new AppError('payment-provider-unavailable'))).toBe('Stripe does not respond.');
  expect(sayError(new AppError('database-unavailable'))).toBe('The database does not respond.');
  expect(sayError(new Error('The folder is not there.'))).toBe('The folder is not there.');
});

it('a restore without Stripe says that it can be repeated, or done with --without-payments', async () => {
  settleRestored.mockRejectedValueOnce(stripeAway);
  const settling = settlePayments(new Date(), () => undefined);
  await expect(settling).rejects.toThrow(
    /^Stripe does not respond .* repeat the command .* --without-payments /,
  );
  settleRestored.mockRejectedValueOnce(new TypeError('x is undefined'));
  await expect(settlePayments(new Date(), () => undefined)).rejects.toThrow('x is undefined');
});

it('a backup onto a full disk names the file that it could not write', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-full-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const probe = await open(path.join(folder, 'probe'), 'w');
  const handles = Object.getPrototypeOf(probe);
  await probe.close();
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const writing = vi.spyOn(handles, 'writeFile').mockRejectedValue(full);
  onTestFinished(() => writing.mockRestore());
  const file = path.join(folder, 'orders.bson');
  await expect(writeHashed(file, [Buffer.from('{}')])).rejects.toThrow(
    `ENOSPC: no space left on device, write '${file}'`,
  );
});
