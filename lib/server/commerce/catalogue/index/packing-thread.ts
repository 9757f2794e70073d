import 'server-only';
import { runPackingThread } from '@forgeline/catalogue-index/pack/packing-thread';
import { indexedToolIn } from './indexed-tool-in';

// Bundled by stack/bundle-server.ts and started by pack-catalogue.ts.
runPackingThread(__filename, indexedToolIn);
