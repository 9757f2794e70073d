import { parentPort, workerData } from 'node:worker_threads';
import { CataloguePacker } from '#pack/catalogue-packer';
import { type CatalogueSnapshot, readSnapshot, writeSnapshot } from '#pack/catalogue-snapshot';
import type { ReadTool } from '#pack/pack-here';
import type { FromThread, ThreadTask, ToThread } from '#pack/thread-messages';
import { buffersOf } from '#packed-catalogue';

const send = (message: FromThread, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);

function sendResult(result: CatalogueSnapshot | undefined): void {
  send({ result }, result ? buffersOf(result.packed) : []);
}

/** Returns undefined where the file system fails: that is sent, and the catalogue is packed all the same. */
function withFile<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch (fileFailure) {
    send({ fileFailure });
  }
}

type PackTask = Extract<ThreadTask, { task: 'pack' }>;
/** The context sent with the task is passed on. */
type ReadToolIn = (bytes: Uint8Array, context: unknown) => ReturnType<ReadTool>;

function pack(script: string, readTool: ReadToolIn, { readFrom, place, context }: PackTask): void {
  const packer = new CataloguePacker();
  parentPort?.on('message', (message: ToThread) => {
    if (message === 'end') {
      const snapshot = { readFrom, packed: packer.pack() };
      // Before it is sent, which leaves nothing here.
      if (place) withFile(() => writeSnapshot(place, script, snapshot));
      sendResult(snapshot);
      return;
    }
    let from = 0;
    for (const end of message.ends) {
      packer.put(readTool(message.bytes.subarray(from, end), context));
      from = end;
    }
    send('taken');
  });
}

/**
 * Takes batches of tools, confirms each, sends what is packed and stores it for the next start; or sends what was stored.
 * `script` is the file of the thread: what it packed is used by the same code alone.
 */
export function runPackingThread(script: string, readTool: ReadToolIn): void {
  const data = workerData as ThreadTask;
  if (data.task === 'read') sendResult(withFile(() => readSnapshot(data.place, script)));
  else pack(script, readTool, data);
}
