import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CatalogueSnapshot, SnapshotPlace } from '#pack/catalogue-snapshot';
import { packHere, type ReadTool, type ToolBatches } from '#pack/pack-here';
import type { FromThread, ThreadTask, ToolBatch, ToThread } from '#pack/thread-messages';
import type { PackedCatalogue } from '#packed-catalogue';

/** So many batches may wait in the thread: enough that it never waits, and few enough for its memory. */
const WAITING_MAX = 4;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

class ThreadFailure extends Error {}

export type PackingOptions = {
  /** The file of the thread, which calls runPackingThread. */
  file: string;
  place?: SnapshotPlace | undefined;
  /** The data that the thread reads tools with, as far as it can be sent. */
  context?: unknown;
  warn: (error: unknown, message: string) => void;
};

/** In a thread of its own; where it fails, this one packs them, unless it would lack memory as well. */
export async function packInThread(
  options: PackingOptions,
  readAll: () => ToolBatches,
  readTool: ReadTool,
): Promise<PackedCatalogue> {
  try {
    const task: ThreadTask = {
      task: 'pack',
      readFrom: Date.now(),
      ...(options.place && { place: options.place }),
      context: options.context,
    };
    return await packWith(new PackingThread(options, task), readAll());
  } catch (error) {
    if (!(error instanceof ThreadFailure) || isOutOfMemory(error.cause)) throw error;
    options.warn(error.cause ?? error, 'the thread that packs the catalogue failed');
    return packHere(readAll(), readTool);
  }
}

/** Returns what the last process stored in `place`, by a thread of its own; undefined where there is nothing that can be used. */
export async function readSnapshotInThread(
  options: PackingOptions & { place: SnapshotPlace },
): Promise<CatalogueSnapshot | undefined> {
  const thread = new PackingThread(options, { task: 'read', place: options.place });
  try {
    return await thread.result();
  } catch (error) {
    options.warn(error, 'the stored catalogue was not read');
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

  constructor(
    private readonly options: PackingOptions,
    task: ThreadTask,
  ) {
    this.#worker = new Worker(options.file, { workerData: task });
    this.#worker.unref();
    // Buffers messages until they are read, and the error that ends the thread.
    this.#messages = on(this.#worker, 'message', { close: ['exit'] }) as AsyncIterator<[FromThread]>;
  }

  send(message: ToThread): void {
    this.#worker.postMessage(message, message === 'end' ? [] : [message.bytes.buffer]);
  }

  async receive(): Promise<FromThread> {
    const { done, value } = await this.#messages.next().catch((cause: unknown) => {
      throw new ThreadFailure('the thread threw an error', { cause });
    });
    if (done) throw new ThreadFailure('the thread ended');
    return value[0];
  }

  async result(): Promise<CatalogueSnapshot | undefined> {
    for (;;) {
      const message = await this.receive();
      if (message === 'taken') continue;
      if ('result' in message) return message.result;
      this.options.warn(message.fileFailure, 'the file of the packed catalogue cannot be used');
    }
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }
}

async function packWith(thread: PackingThread, batches: ToolBatches): Promise<PackedCatalogue> {
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

function joined(batch: readonly Uint8Array[]): ToolBatch {
  const bytes = new Uint8Array(batch.reduce((sum, { length }) => sum + length, 0));
  const ends: number[] = [];
  let next = 0;
  for (const tool of batch) {
    bytes.set(tool, next);
    next += tool.length;
    ends.push(next);
  }
  return { bytes, ends };
}
