import 'server-only';
import type { Db, ObjectId } from 'mongodb';
import { compactText } from '@/lib/server/platform/search/split-words';
import type { Migration } from './migration';

type Tool = { _id: ObjectId; sku: string; image: string; skuKey?: string };

/** The value of each field that was not stored before. */
const DEFAULTS = {
  formerSlugs: [],
  step: 1,
  packs: [],
  state: 'on-sale',
  successorId: null,
  revision: 1,
} as const;

async function addDefaults(db: Db, signal: AbortSignal): Promise<void> {
  for (const [field, value] of Object.entries(DEFAULTS)) {
    signal.throwIfAborted();
    await db.collection('tools').updateMany({ [field]: { $exists: false } }, { $set: { [field]: value } });
  }
}

async function addPictures(db: Db, signal: AbortSignal): Promise<void> {
  const tools = db.collection<Tool>('tools');
  for await (const { _id, image } of tools.find({ pictures: { $exists: false } } as object)) {
    signal.throwIfAborted();
    const set = { pictures: [{ url: image }] };
    await tools.updateOne({ _id, pictures: { $exists: false } } as object, { $set: set });
  }
}

/** Of two SKUs that differ in hyphens or capitals alone, only the first gets a key: keys are unique. */
export async function addSkuKeys(db: Db, signal: AbortSignal): Promise<void> {
  const tools = db.collection<Tool>('tools');
  for await (const { _id, sku } of tools.find({ skuKey: { $exists: false } }, { sort: { _id: 1 } })) {
    signal.throwIfAborted();
    const skuKey = compactText(sku);
    if (skuKey === '' || (await tools.findOne({ skuKey }))) continue;
    await tools.updateOne({ _id, skuKey: { $exists: false } }, { $set: { skuKey } });
  }
}

/** Tools from before they could be edited get the fields that an edit writes, with what they stood for. */
export const toolFields: Migration = {
  id: 10,
  name: 'tool-fields',
  async up({ db, signal }) {
    await addDefaults(db, signal);
    await addPictures(db, signal);
    await addSkuKeys(db, signal);
  },
};
