import { runPackingThread } from '@forgeline/catalogue-index/pack/packing-thread';
import type { IndexWording } from './indexed-tool';
import { indexedToolIn } from './indexed-tool';

// Bundled by stack/bundle-server.ts and started by pack-catalogue.ts.
runPackingThread(__filename, (bytes, wording) => indexedToolIn(bytes, wording as IndexWording));
