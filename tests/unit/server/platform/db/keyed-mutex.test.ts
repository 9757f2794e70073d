import { expect, it } from 'vitest';
import { withKeyedMutex } from '@/lib/server/platform/db/one-at-a-time';

it('a keyed mutex runs work of one key one after the other, in order of arrival', async () => {
  const said: string[] = [];
  const work = (name: string) => async () => {
    said.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    said.push(`${name} ends`);
    return name;
  };
  const responses = await Promise.all(['a', 'b', 'c'].map((name) => withKeyedMutex('tool', work(name))));
  expect(responses).toEqual(['a', 'b', 'c']);
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('a keyed mutex continues with the next when one fails, and rejects only its own caller', async () => {
  const failing = withKeyedMutex('tool', () => Promise.reject(new Error('out of stock')));
  const next = withKeyedMutex('tool', () => Promise.resolve('placed'));
  await expect(failing).rejects.toThrow('out of stock');
  expect(await next).toBe('placed');
});

it('a keyed mutex does not block work of other keys', async () => {
  let finish: () => void = () => undefined;
  const stuck = withKeyedMutex(
    'one',
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  expect(await withKeyedMutex('other', () => Promise.resolve('done'))).toBe('done');
  finish();
  await stuck;
});

it('a keyed mutex does not wait for stuck work longer than its limit', async () => {
  let finish: () => void = () => undefined;
  const stuck = withKeyedMutex(
    'tool',
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  expect(await withKeyedMutex('tool', () => Promise.resolve('went on'), 1)).toBe('went on');
  finish();
  await stuck;
});

it('a keyed mutex locks several keys at once, whatever the order in which they are named', async () => {
  const said: string[] = [];
  const work = (name: string) => async () => {
    said.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    said.push(`${name} ends`);
  };
  // Were the places taken one by one, the first two would wait for each other.
  await Promise.all([
    withKeyedMutex(['one', 'two', 'two'], work('a')),
    withKeyedMutex(['two', 'one'], work('b')),
    withKeyedMutex('two', work('c')),
    withKeyedMutex('three', work('d')),
  ]);
  const ofShared = said.filter((line) => !line.startsWith('d'));
  expect(ofShared).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(said.indexOf('d ends')).toBeLessThan(said.indexOf('b ends'));
});
