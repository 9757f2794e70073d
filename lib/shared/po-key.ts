import { unifyForms } from './unify-forms';

/**
 * Returns what buyers' own numbers for orders are compared by: two that differ in case, width or spaces alone are one number. Orders
 * keep what was written; a change here needs a migration of `OrderDocument.poKey`.
 */
export function poKeyOf(poNumber: string): string {
  return unifyForms(poNumber).trim().replace(/\s+/g, ' ').toLowerCase();
}
