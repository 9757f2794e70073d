import 'server-only';
import type { PackedCatalogue } from './packed-catalogue';

/** Documents in BSON, one after the other; then the end of them. */
export type ToThread = Uint8Array<ArrayBuffer> | 'end';
/** That a batch was put away; at the end, what was packed. */
export type FromThread = 'taken' | PackedCatalogue;
