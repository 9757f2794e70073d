import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ViewerState } from '@/lib/client/session/viewer-store';
import type { PricedTool } from '@/lib/shared/prices/tool-price.schema';

const [A, B] = ['a'.repeat(24), 'b'.repeat(24)];
const SIGNED_OUT: ViewerState = { status: 'signed-out', user: null };
const signedIn = (id: string) => ({ status: 'signed-in', user: { id } }) as ViewerState;

const viewer = vi.hoisted(() => ({ state: {} as unknown, listener: (): void => undefined }));
const fetched = vi.hoisted(() => vi.fn<(ids: readonly string[]) => Promise<unknown>>());

vi.mock('@/lib/client/session/viewer-store', () => ({
  viewerNow: () => viewer.state,
  subscribeToViewer: (listener: () => void) => {
    viewer.listener = listener;
    return () => undefined;
  },
}));
vi.mock('@/lib/client/calls/tool-prices', () => ({ fetchToolPrices: fetched }));

const priceOf = (toolId: string, unitPrice: number): PricedTool => ({
  ...{ toolId, quantity: 1, unitPrice, publicPrice: 10, lineTotal: unitPrice, tiers: [] },
  ...{ code: 'own-price', sentence: 'Your price' },
});

let prices: typeof import('@/lib/client/prices/own-prices');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.resetModules();
  fetched.mockReset();
  fetched.mockImplementation(async (ids) => ids.map((id) => priceOf(id, 9)));
  viewer.state = { status: 'loading', user: null };
  prices = await import('@/lib/client/prices/own-prices');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function becomes(state: ViewerState): void {
  viewer.state = state;
  viewer.listener();
}

it('all places of a page are one call, once it is known who looks', async () => {
  prices.addPricePlace(A);
  prices.addPricePlace(B);
  prices.addPricePlace(A);
  await vi.advanceTimersByTimeAsync(10);
  expect(fetched).not.toHaveBeenCalled();
  becomes(signedIn('one'));
  await vi.advanceTimersByTimeAsync(10);
  expect(fetched.mock.calls).toEqual([[[A, B]]]);
  expect(prices.priceNow(A)).toEqual(priceOf(A, 9));
});

it('a visitor causes a call only where a price list for everyone exists', async () => {
  viewer.state = SIGNED_OUT;
  prices.setPricesForEveryone(false);
  prices.addPricePlace(A);
  await vi.advanceTimersByTimeAsync(10);
  expect(fetched).not.toHaveBeenCalled();
  expect(prices.hasOwnPrices()).toBe(false);
  prices.setPricesForEveryone(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(fetched.mock.calls).toEqual([[[A]]]);
});

it('a list that changes asks for what is new in it, and after a minute for all of it', async () => {
  viewer.state = signedIn('one');
  const remove = prices.addPricePlace(A);
  await vi.advanceTimersByTimeAsync(10);
  remove();
  prices.addPricePlace(A);
  prices.addPricePlace(B);
  await vi.advanceTimersByTimeAsync(10);
  expect(fetched.mock.calls).toEqual([[[A]], [[B]]]);
  await vi.advanceTimersByTimeAsync(60_000);
  prices.addPricePlace(A);
  await vi.advanceTimersByTimeAsync(10);
  expect(fetched.mock.lastCall).toEqual([[A, B]]);
});

it('nobody sees the prices of who looked before, not even if they arrive late', async () => {
  let arrive: (prices: PricedTool[]) => void = () => undefined;
  fetched.mockImplementationOnce(() => new Promise<unknown>((resolve) => (arrive = resolve)));
  viewer.state = signedIn('one');
  prices.addPricePlace(A);
  await vi.advanceTimersByTimeAsync(10);
  becomes(signedIn('two'));
  await vi.advanceTimersByTimeAsync(10);
  arrive([priceOf(A, 1)]);
  await vi.advanceTimersByTimeAsync(10);
  expect(prices.priceNow(A)?.unitPrice).toBe(9);
  becomes(SIGNED_OUT);
  await vi.advanceTimersByTimeAsync(10);
  expect(prices.priceNow(A)).toBeNull();
});

it('after a failed call the public price stays, and the next place asks again', async () => {
  fetched.mockRejectedValueOnce(new Error('offline'));
  vi.spyOn(console, 'info').mockReturnValueOnce();
  viewer.state = signedIn('one');
  prices.addPricePlace(A);
  await vi.advanceTimersByTimeAsync(10);
  expect(prices.priceNow(A)).toBeNull();
  prices.addPricePlace(B);
  await vi.advanceTimersByTimeAsync(10);
  expect(fetched.mock.lastCall).toEqual([[A, B]]);
  expect(prices.priceNow(A)?.unitPrice).toBe(9);
});
