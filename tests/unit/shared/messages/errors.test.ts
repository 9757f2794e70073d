import { expect, it, vi } from 'vitest';
import { isDatabaseOutage } from '@/lib/server/platform/db/database-errors';
import { AppError } from '@/lib/shared/messages/errors';

it('an AppError is recognised in every bundle that has loaded the file on its own', async () => {
  vi.resetModules();
  const other = await import('@/lib/shared/messages/errors');
  expect(other.AppError).not.toBe(AppError);
  expect(new other.AppError('not-found')).toBeInstanceOf(AppError);
  expect(isDatabaseOutage(new other.AppError('database-unavailable'))).toBe(true);
});

it('another error is no AppError', () => {
  for (const value of [new Error('not-found'), { code: 'not-found' }, null, 'not-found']) {
    expect(value instanceof AppError).toBe(false);
  }
});
