import 'server-only';
import type { Binary } from 'mongodb';

/** A release whose pages may still be open somewhere; `_id` is the id of its build. */
export type ReleaseDocument = { _id: string; startedAt: Date; files: string[] };

/** A script, style or font of such a release; `_id` is its path in the address. Text is stored in Brotli. */
export type ReleaseFileDocument = { _id: string; bytes: Binary; isBrotli: boolean };
