import { expect, it, vi } from 'vitest';
import type { UploadOptions } from '@/lib/client/uploads/upload-file';
import { UploadQueue } from '@/lib/client/uploads/upload-queue';
import type { StoredFile } from '@/lib/shared/files/stored-file.schema';

const file = (name: string) => ({ name }) as File;
const stored = (name: string) => ({ name }) as StoredFile;

type Sending = UploadOptions & { name: string; arrive: () => void; fail: () => void };

function newQueue() {
  const sending: Sending[] = [];
  const onStored = vi.fn();
  const queue = new UploadQueue({
    onStored,
    send: ({ name }, options) =>
      new Promise((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
        sending.push({
          name,
          ...options,
          arrive: () => resolve(stored(name)),
          fail: () => reject(new Error(name)),
        });
      }),
  });
  const states = () => queue.snapshot().map((upload) => `${upload.file.name} ${upload.state}`);
  return { queue, sending, onStored, states };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('uploads are sent one after the other, and leave the queue as they arrive', async () => {
  const { queue, sending, onStored, states } = newQueue();
  queue.add([file('a'), file('b')]);
  expect(states()).toEqual(['a sending', 'b waiting']);
  sending[0]!.onProgress(0.5);
  expect(queue.snapshot()[0]!.share).toBe(0.5);
  sending[0]!.arrive();
  await settle();
  expect(states()).toEqual(['b sending']);
  sending[1]!.arrive();
  await settle();
  expect(states()).toEqual([]);
  expect(onStored.mock.calls.map(([{ name }]) => name)).toEqual(['a', 'b']);
});

it('uploads that fail hold up no other, and can be tried again', async () => {
  const { queue, sending, states } = newQueue();
  queue.add([file('a'), file('b')]);
  sending[0]!.fail();
  await settle();
  expect(states()).toEqual(['a failed', 'b sending']);
  queue.retry(queue.snapshot()[0]!.id);
  expect(states()).toEqual(['a waiting', 'b sending']);
  sending[1]!.arrive();
  await settle();
  sending[2]!.arrive();
  await settle();
  expect([states(), sending.map(({ name }) => name)]).toEqual([[], ['a', 'b', 'a']]);
});

it('uploads that are removed end, and the next one is sent', async () => {
  const { queue, sending, onStored, states } = newQueue();
  queue.add([file('a'), file('b'), file('c')]);
  const [first, second] = queue.snapshot();
  queue.remove(second!.id);
  queue.remove(first!.id);
  await settle();
  expect(sending[0]!.signal.aborted).toBe(true);
  expect(states()).toEqual(['c sending']);
  expect(onStored).not.toHaveBeenCalled();
});

it('uploads end with their page', async () => {
  const { queue, sending, onStored, states } = newQueue();
  queue.add([file('a'), file('b')]);
  queue.stop();
  await settle();
  expect([states(), sending.length, sending[0]!.signal.aborted]).toEqual([[], 1, true]);
  expect(onStored).not.toHaveBeenCalled();
});

it('uploads notify their listeners of each change', () => {
  const { queue } = newQueue();
  const listener = vi.fn();
  const end = queue.subscribe(listener);
  queue.add([file('a')]);
  const called = listener.mock.calls.length;
  expect(called).toBeGreaterThan(0);
  end();
  queue.add([file('b')]);
  expect(listener).toHaveBeenCalledTimes(called);
});
