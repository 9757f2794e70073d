import 'server-only';
import { runPackingThread } from '@forgeline/catalogue-index/pack/packing-thread';
import { indexedToolIn } from './indexed-tool-in';

/** The thread that packs the catalogue, bundled by stack/bundle-server.ts and started by pack-catalogue.ts. */
runPackingThread(__filename, indexedToolIn);
