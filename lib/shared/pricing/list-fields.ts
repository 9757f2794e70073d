import type { NewPriceList } from '../schemas/price-list';
import { writeRules } from './rules-csv';

/** What the form of a price list holds: texts. */
export type PriceListFields = {
  name: string;
  /** The id of a price group; empty for everyone. */
  groupId: string;
  priority: string;
  /** As `datetime-local` has it, in UTC; empty for no limit. */
  validFrom: string;
  validTo: string;
  rounding: string;
  /** A table (`readRules`). */
  rules: string;
};

/** Returns a price list as the form shows it. */
export function fieldsOf(list: NewPriceList): PriceListFields {
  const { name, priority, for: audience, validFrom = '', validTo = '', rounding, rules } = list;
  return {
    name,
    groupId: 'groupId' in audience ? audience.groupId : '',
    priority: String(priority),
    validFrom: validFrom.slice(0, 16),
    validTo: validTo.slice(0, 16),
    rounding: rounding === undefined ? '' : String(rounding),
    rules: writeRules(rules),
  };
}
