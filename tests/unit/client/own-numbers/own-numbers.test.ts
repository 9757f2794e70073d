import { beforeEach, expect, it, vi } from 'vitest';
import type { ViewerState } from '@/lib/client/session/viewer-store';

const TOOL = 'a'.repeat(24);
const signedIn = (id: string) => ({ status: 'signed-in', user: { id } }) as ViewerState;

const viewer = vi.hoisted(() => ({ state: {} as unknown, listener: (): void => undefined }));
const fetched = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
const searched = vi.hoisted(() => vi.fn<(query: string) => Promise<unknown>>());

vi.mock('@/lib/client/session/viewer-store', () => ({
  viewerNow: () => viewer.state,
  subscribeToViewer: (listener: () => void) => {
    viewer.listener = listener;
    return () => undefined;
  },
}));
vi.mock('@/lib/client/session/session-call', () => ({ callForJson: fetched }));
vi.mock('@/lib/client/calls/search-tools', () => ({ searchTools: searched }));

let store: typeof import('@/lib/client/own-numbers/own-numbers');
let { findOwnNumber, findOwnNumbers } = {} as typeof import('@/lib/client/own-numbers/find-own-number');

beforeEach(async () => {
  vi.resetModules();
  fetched.mockReset();
  fetched.mockResolvedValue([{ alias: 'ACME-78', toolId: TOOL, sku: 'FL-HK-9B', name: 'Hex keys' }]);
  searched.mockReset();
  searched.mockResolvedValue({ results: [{ _id: 'b'.repeat(24) }, { _id: TOOL }], total: 2 });
  viewer.state = { status: 'signed-out', user: null };
  store = await import('@/lib/client/own-numbers/own-numbers');
  ({ findOwnNumber, findOwnNumbers } = await import('@/lib/client/own-numbers/find-own-number'));
});

it('the numbers of who is signed in are requested once, and nobody else’s are shown', async () => {
  const changed = vi.fn();
  store.subscribeToOwnNumbers(changed);
  expect(fetched).not.toHaveBeenCalled();
  viewer.state = signedIn('one');
  viewer.listener();
  await store.ownNumbers();
  expect(store.ownNumberOf(TOOL)).toBe('ACME-78');
  store.subscribeToOwnNumbers(changed);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(changed).toHaveBeenCalledTimes(1);
  fetched.mockResolvedValueOnce([]);
  viewer.state = signedIn('two');
  viewer.listener();
  expect(store.ownNumberOf(TOOL)).toBeUndefined();
});

it('they are requested again once they were changed, and after a failure', async () => {
  viewer.state = signedIn('one');
  vi.spyOn(console, 'info').mockReturnValueOnce();
  fetched.mockRejectedValueOnce(new Error('offline'));
  expect(await store.ownNumbers()).toEqual([]);
  expect(await store.ownNumbers()).toHaveLength(1);
  store.ownNumbersChanged();
  await store.ownNumbers();
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('a search finds the tool by all of an own number, in any spelling, and not by a part of it', async () => {
  viewer.state = signedIn('one');
  expect(await findOwnNumber('acme 78')).toEqual({ _id: TOOL });
  expect(searched).toHaveBeenCalledWith('FL-HK-9B', undefined);
  for (const other of ['acme 7', 'acme 789', ' ']) expect(await findOwnNumber(other)).toBeUndefined();
  viewer.state = { status: 'signed-out', user: null };
  expect(await findOwnNumber('acme 78')).toBeUndefined();
});

it('the box finds tools by own numbers that begin with what is typed, each with its number, three at most', async () => {
  viewer.state = signedIn('one');
  const numbers = ['ACME-7812', 'ACME-78', 'ACME-789', 'ACME-7', 'Bolt 1'];
  fetched.mockResolvedValue(numbers.map((alias, at) => ({ alias, toolId: `${at}`, sku: `FL-${at}` })));
  searched.mockImplementation(async (sku) => ({ results: [{ _id: sku.slice(3) }], total: 1 }));
  const found = async (typed: string) => (await findOwnNumbers(typed)).map(({ number }) => number);
  expect(await found('acme 7')).toEqual(['ACME-7', 'ACME-78', 'ACME-789']);
  expect(await found('acme 78')).toEqual(['ACME-78', 'ACME-789', 'ACME-7812']);
  expect(await findOwnNumbers('bolt')).toEqual([{ number: 'Bolt 1', hit: { _id: '4' } }]);
  for (const other of ['b', ' ', 'cme']) expect(await found(other)).toEqual([]);
});
