import { unifyForms } from '@forgeline/tool-text/unify-forms';
import { visiblePart } from '../text/visible-text';

/**
 * Returns what buyers' own numbers for orders are compared by: two that differ in case, width, spaces or what nobody sees alone are
 * one number. Orders keep what was written; a change here needs a migration of `OrderDocument.poKey`.
 */
export function poKeyOf(poNumber: string): string {
  // "ß" has the capitals "SS".
  return visiblePart(unifyForms(poNumber)).toUpperCase().toLowerCase();
}
