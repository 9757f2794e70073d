import { call } from '@/lib/client/api';
import { ownRecordCalls } from '@/lib/shared/command/own-record.contract';
import type { OwnRecord } from '@/lib/shared/command/own-record.schema';

export function findOwnRecords(query: string, signal?: AbortSignal): Promise<OwnRecord[]> {
  return call(ownRecordCalls.findOwnRecords, { query: { q: query }, signal });
}
