import 'server-only';
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { log } from '@/lib/server/platform/log';
import { buildHere, type ToolBatches } from './build-catalogue';
import type { CatalogueSnapshot, SnapshotPlace } from './catalogue-snapshot';
import type { PackedCatalogue } from './packed-catalogue';
import type { FromThread, ThreadTask, ToThread } from './thread-messages';

/** So many batches may wait in the thread: enough that it never waits, and few enough for its memory. */
const WAITING_MAX = 4;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** That a thread came to an end before it had packed what it was sent. */
class ThreadFailure extends Error {}

/**
 * Packs tools in a thread of its own, which ends afterwards: this thread only hands documents on. `file` is
 * packing-thread, bundled. Where the thread fails, this one packs them, unless it would lack memory as well. What the thread packed is stored
 * in `place` for the next start.
 */
export async function buildInThread(
  file: string,
  readAll: () => ToolBatches,
  place?: SnapshotPlace,
): Promise<PackedCatalogue> {
  try {
    return await packInThread(
      new PackingThread(file, { task: 'pack', readFrom: Date.now(), place }),
      readAll(),
    );
  } catch (error) {
    if (!(error instanceof ThreadFailure) || isOutOfMemory(error.cause)) throw error;
    log().error({ error: error.cause ?? error }, 'the thread that packs the catalogue failed');
    return buildHere(readAll);
  }
}

/** Returns what the last process stored in `place`, by a thread of its own; undefined where there is nothing that can be used. */
export async function readSnapshotInThread(
  file: string,
  place: SnapshotPlace,
): Promise<CatalogueSnapshot | undefined> {
  const thread = new PackingThread(file, { task: 'read', place });
  try {
    return await thread.result();
  } catch (error) {
    log().warn({ error }, 'the stored catalogue was not read');
  } finally {
    await thread.terminate();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === OUT_OF_MEMORY;
}

class PackingThread {
  readonly #worker: Worker;
  readonly #messages: AsyncIterator<[FromThread]>;

  constructor(file: string, task: ThreadTask) {
    this.#worker = new Worker(file, { workerData: task });
    this.#worker.unref();
    // Keeps what arrives before it is asked for, and the error that ends the thread.
    this.#messages = on(this.#worker, 'message', { close: ['exit'] }) as AsyncIterator<[FromThread]>;
  }

  send(message: ToThread): void {
    this.#worker.postMessage(message, message === 'end' ? [] : [message.buffer]);
  }

  /** Throws `ThreadFailure`. */
  async receive(): Promise<FromThread> {
    const { done, value } = await this.#messages.next().catch((cause: unknown) => {
      throw new ThreadFailure('the thread threw an error', { cause });
    });
    if (done) throw new ThreadFailure('the thread ended');
    return value[0];
  }

  /** Waits for what the thread was started for. Throws `ThreadFailure`. */
  async result(): Promise<CatalogueSnapshot | undefined> {
    for (;;) {
      const message = await this.receive();
      if (message === 'taken') continue;
      if ('result' in message) return message.result;
      log().warn({ error: message.fileFailure }, 'the file of the packed catalogue cannot be used');
    }
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }
}

async function packInThread(thread: PackingThread, batches: ToolBatches): Promise<PackedCatalogue> {
  try {
    let waiting = 0;
    for await (const batch of batches) {
      thread.send(joined(batch));
      waiting += 1;
      if (waiting < WAITING_MAX) continue;
      await thread.receive();
      waiting -= 1;
    }
    thread.send('end');
    const packed = (await thread.result())?.packed;
    if (!packed) throw new ThreadFailure('the thread packed nothing');
    return packed;
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
