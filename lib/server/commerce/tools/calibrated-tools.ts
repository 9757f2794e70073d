import type { ClientSession, ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { findCalibrations } from './tool-keys.repository';

/** What serial numbers are made from, and when their next calibration is due. */
export type CalibratedTool = Pick<ToolDocument, '_id' | 'sku' | 'name' | 'serialised' | 'calibrationMonths'>;

/** In every state, by their ids or by SKUs in compact form. */
export async function calibratedTools(
  by: { ids: readonly ObjectId[] } | { skuKeys: readonly string[] },
  session?: ClientSession,
): Promise<CalibratedTool[]> {
  return findCalibrations(
    'ids' in by ? { _id: { $in: [...by.ids] } } : { skuKey: { $in: [...by.skuKeys] } },
    session,
  );
}
