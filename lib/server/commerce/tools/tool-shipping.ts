import type { ClientSession } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { countListedWithout, taxClassesAmong } from './tool-keys.repository';

type ShippingFields = Pick<ToolDocument, 'taxClass' | 'weightGrams' | 'bulky'>;

/** Returns how a tool is taxed and shipped, as far as it says so. */
export function shippingOf({
  taxClass,
  weightGrams,
  bulky,
}: ShippingFields): Pick<Tool, keyof ShippingFields> {
  return {
    ...(taxClass ? { taxClass } : {}),
    ...(weightGrams ? { weightGrams } : {}),
    ...(bulky ? { bulky } : {}),
  };
}

/** Returns how many units orders may be owed, and how many they are, where any. */
export function backordersOf({
  backorderLimit,
  owed,
}: Pick<ToolDocument, 'backorderLimit' | 'owed'>): Pick<Tool, 'backorderLimit' | 'owed'> {
  return { ...(backorderLimit ? { backorderLimit } : {}), ...(owed ? { owed } : {}) };
}

/** Returns whether its units have serial numbers and how often they are calibrated, where they are. */
export function calibrationOf({
  serialised,
  calibrationMonths,
}: Pick<ToolDocument, 'serialised' | 'calibrationMonths'>): Pick<Tool, 'serialised' | 'calibrationMonths'> {
  return {
    ...(serialised ? { serialised } : {}),
    ...(calibrationMonths ? { calibrationMonths } : {}),
  };
}

/** Returns those of some tax classes that tools name, in whatever state. */
export async function usedTaxClasses(ids: readonly string[], session?: ClientSession): Promise<string[]> {
  return taxClassesAmong(ids, session);
}

/** Counts tools in public lists that do not say how they are shipped or taxed. */
export async function countToolsWithout(field: 'taxClass' | 'weightGrams'): Promise<number> {
  return countListedWithout(field);
}
