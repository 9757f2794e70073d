import { call } from '@/lib/client/api';
import { ownNumbersChanged } from '@/lib/client/own-numbers/own-numbers';
import type { ImportedOwnNumber, OwnNumberEntry } from '@/lib/shared/own-numbers/own-number.schema';
import { quickOrderCalls } from '@/lib/shared/quick-order/quick-order.contract';

/** Throws ApiProblem: `alias-taken` if it belongs to another tool. */
export async function addOwnNumber(alias: string, toolId: string): Promise<void> {
  await call(quickOrderCalls.addOwnNumber, { body: { alias, toolId } });
  ownNumbersChanged();
}

export async function setOwnNumber(alias: string, toolId: string): Promise<boolean> {
  const { upsertedCount } = await call(quickOrderCalls.setOwnNumber, { body: { alias, toolId } });
  ownNumbersChanged();
  return upsertedCount === 1;
}

export async function deleteOwnNumber(alias: string): Promise<void> {
  await call(quickOrderCalls.deleteOwnNumber, { query: { alias } });
  ownNumbersChanged();
}

export async function importOwnNumbers(entries: OwnNumberEntry[]): Promise<ImportedOwnNumber[]> {
  const { rows } = await call(quickOrderCalls.importOwnNumbers, { body: { aliases: entries } });
  ownNumbersChanged();
  return rows;
}
