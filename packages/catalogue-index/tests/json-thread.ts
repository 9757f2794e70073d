import { runPackingThread } from '#pack/packing-thread';

runPackingThread(__filename, (bytes) => JSON.parse(Buffer.from(bytes).toString()));
