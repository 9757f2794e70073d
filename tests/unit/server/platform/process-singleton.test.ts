import { expect, it, vi } from 'vitest';

it('a process singleton is one object for every copy of the module that Next.js loads', async () => {
  const first = await import('@/lib/server/platform/process-singleton');
  vi.resetModules();
  const second = await import('@/lib/server/platform/process-singleton');
  expect(second.processSingleton).not.toBe(first.processSingleton);
  const made = first.processSingleton('test: shared', () => ({ count: 1 }));
  expect(second.processSingleton('test: shared', () => ({ count: 2 }))).toBe(made);
});

it('a process singleton runs once for each name', async () => {
  const { oncePerProcess } = await import('@/lib/server/platform/process-singleton');
  const work = vi.fn();
  for (const name of ['test: one', 'test: one', 'test: other']) oncePerProcess(name, work);
  expect(work).toHaveBeenCalledTimes(2);
});
