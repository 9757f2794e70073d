import { expect, it } from 'vitest';
import { inTurn } from '@/lib/server/db/in-turn';

it('runs work of one key one after the other, in the order it came', async () => {
  const said: string[] = [];
  const work = (name: string) => async () => {
    said.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    said.push(`${name} ends`);
    return name;
  };
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => inTurn('tool', work(name))));
  expect(answers).toEqual(['a', 'b', 'c']);
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('lets the next go on when one fails, and tells the failure to its own caller alone', async () => {
  const failing = inTurn('tool', () => Promise.reject(new Error('out of stock')));
  const next = inTurn('tool', () => Promise.resolve('placed'));
  await expect(failing).rejects.toThrow('out of stock');
  expect(await next).toBe('placed');
});

it('makes work of other keys wait for nothing', async () => {
  let finish: () => void = () => undefined;
  const stuck = inTurn(
    'one',
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  expect(await inTurn('other', () => Promise.resolve('done'))).toBe('done');
  finish();
  await stuck;
});

it('does not wait for one that is stuck longer than it was told', async () => {
  let finish: () => void = () => undefined;
  const stuck = inTurn(
    'tool',
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  expect(await inTurn('tool', () => Promise.resolve('went on'), 1)).toBe('went on');
  finish();
  await stuck;
});
