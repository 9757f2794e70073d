import { expect, it } from 'vitest';
import { withProviderTimeout } from '@/lib/server/commerce/payments/provider/call-provider';
import { AppError } from '@/lib/shared/messages/errors';

it('waiting for the provider resolves with the response of the provider', async () => {
  expect(await withProviderTimeout(Promise.resolve('secret'), 60_000)).toBe('secret');
  await expect(withProviderTimeout(Promise.reject(new Error('no')), 60_000)).rejects.toThrow('no');
});

it('waiting for the provider rejects with a clear error when there is none', async () => {
  const silence = new Promise<never>(() => undefined);
  const refusal = await withProviderTimeout(silence, 5).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: 'payment-provider-unavailable', status: 502 });
});

it('waiting for the provider ignores work that fails after the timeout', async () => {
  let fail: (error: Error) => void = () => undefined;
  const work = new Promise<never>((_, reject) => {
    fail = reject;
  });
  await expect(withProviderTimeout(work, 5)).rejects.toMatchObject({
    code: 'payment-provider-unavailable',
  });
  fail(new Error('too late'));
  await new Promise((resolve) => setImmediate(resolve));
});
