import { unifyForms } from '@forgeline/tool-text/unify-forms';
import { visiblePart } from '@/lib/shared/text/visible-text';

export const ORDER_NUMBER_PREFIX = 'ORD-';

/**
 * Key by which PO numbers are compared: case, width, spaces and invisible characters make no difference. A change here
 * requires a migration of `OrderDocument.poKey`.
 */
export function poKeyOf(poNumber: string): string {
  // "ß" has the capitals "SS".
  return visiblePart(unifyForms(poNumber)).toUpperCase().toLowerCase();
}
