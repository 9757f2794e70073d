import 'server-only';
import { parentPort } from 'node:worker_threads';
import { deserialize } from 'bson';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { CataloguePacker } from './catalogue-packer';
import { buffersOf } from './packed-catalogue';
import type { FromThread, ToThread } from './thread-messages';

/**
 * The thread that packs the catalogue, started by build-in-thread: takes documents, says when it has put each batch away, and
 * hands over what is packed.
 */
const packer = new CataloguePacker();
const send = (message: FromThread, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);

parentPort?.on('message', (message: ToThread) => {
  if (message === 'end') {
    const packed = packer.pack();
    send(packed, buffersOf(packed));
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
