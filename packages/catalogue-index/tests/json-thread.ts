import { runPackingThread } from '#pack/packing-thread';

/** A thread that packs tools stored as JSON. */
runPackingThread(__filename, (bytes) => JSON.parse(Buffer.from(bytes).toString()));
