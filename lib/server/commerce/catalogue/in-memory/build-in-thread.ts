import 'server-only';
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { log } from '@/lib/server/platform/log';
import { buildHere, type ToolBatches } from './build-catalogue';
import type { PackedCatalogue } from './packed-catalogue';
import type { FromThread, ToThread } from './thread-messages';

/** So many batches may wait in the thread: enough that it never waits, and few enough for its memory. */
const WAITING_MAX = 4;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** That a thread came to an end before it had packed what it was sent. */
class ThreadFailure extends Error {}

/**
 * Packs tools in a thread of its own, which ends afterwards: this thread only hands documents on. `file` is
 * packing-thread, bundled. Where the thread fails, this one packs them, unless it would lack memory as well.
 */
export async function buildInThread(file: string, readAll: () => ToolBatches): Promise<PackedCatalogue> {
  try {
    return await packInThread(file, readAll());
  } catch (error) {
    if (!(error instanceof ThreadFailure) || isOutOfMemory(error.cause)) throw error;
    log().error({ error: error.cause ?? error }, 'the thread that packs the catalogue failed');
    return buildHere(readAll);
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === OUT_OF_MEMORY;
}

async function packInThread(file: string, batches: ToolBatches): Promise<PackedCatalogue> {
  const thread = new Worker(file);
  thread.unref();
  // Keeps what arrives before it is asked for, and the error that ends the thread.
  const messages = on(thread, 'message', { close: ['exit'] });
  const receive = async (): Promise<FromThread> => {
    const { done, value } = await messages.next().catch((cause: unknown) => {
      throw new ThreadFailure('the thread threw an error', { cause });
    });
    if (done) throw new ThreadFailure('the thread ended');
    return value[0];
  };
  const send = (message: ToThread) => thread.postMessage(message, message === 'end' ? [] : [message.buffer]);
  try {
    let waiting = 0;
    for await (const batch of batches) {
      send(joined(batch));
      waiting += 1;
      if (waiting < WAITING_MAX) continue;
      await receive();
      waiting -= 1;
    }
    send('end');
    for (;;) {
      const message = await receive();
      if (message !== 'taken') return message;
    }
  } finally {
    await thread.terminate();
  }
}

/** Returns documents one after the other, in memory of their own. */
function joined(batch: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(batch.reduce((sum, { length }) => sum + length, 0));
  let next = 0;
  for (const document of batch) {
    bytes.set(document, next);
    next += document.length;
  }
  return bytes;
}
