import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import { deserialize } from 'bson';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { CataloguePacker } from './catalogue-packer';
import {
  type CatalogueSnapshot,
  readSnapshot,
  type SnapshotPlace,
  writeSnapshot,
} from './catalogue-snapshot';
import { buffersOf } from './packed-catalogue';
import type { FromThread, ThreadTask, ToThread } from './thread-messages';

/**
 * The thread that packs the catalogue, started by build-in-thread: takes documents, says when it has put each batch away,
 * hands over what is packed, and stores it for the next start. Or, at that start, hands over what was stored.
 */
const send = (message: FromThread, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);

function handOver(result: CatalogueSnapshot | undefined): void {
  send({ result }, result ? buffersOf(result.packed) : []);
}

/** Returns undefined where the file system fails: that is told, and the catalogue is packed all the same. */
function withFile<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch (fileFailure) {
    send({ fileFailure });
  }
}

function packDocuments(readFrom: number, place: SnapshotPlace | undefined): void {
  const packer = new CataloguePacker();
  parentPort?.on('message', (message: ToThread) => {
    if (message === 'end') {
      const snapshot = { readFrom, packed: packer.pack() };
      // Before it is handed over, which leaves nothing here.
      if (place) withFile(() => writeSnapshot(place, __filename, snapshot));
      handOver(snapshot);
      return;
    }
    for (let from = 0; from < message.length; ) {
      // A document begins with its own length (https://bsonspec.org/spec.html).
      const length = new DataView(message.buffer, message.byteOffset + from).getInt32(0, true);
      packer.put(deserialize(message.subarray(from, from + length)) as ToolDocument);
      from += length;
    }
    send('taken');
  });
}

const data = workerData as ThreadTask;
if (data.task === 'read') handOver(withFile(() => readSnapshot(data.place, __filename)));
else packDocuments(data.readFrom, data.place);
