import type { NewPriceList } from './price-list.schema';
import { writeRules } from './rules-csv';

/** What the form of a price list holds: texts. */
export type PriceListFields = {
  name: string;
  /** The id of a price group; empty for everyone. */
  groupId: string;
  priority: string;
  /** As `datetime-local` has it, in UTC, with seconds only where there are some; empty for no limit. */
  validFrom: string;
  validTo: string;
  rounding: string;
  /** A table (`readRules`). */
  rules: string;
};

/** Returns a moment as a field has it: all of it, so that it is saved as it was. */
const fieldOf = (moment: string) => moment.replace(/(?::00)?(?:\.0+)?Z$/, '');

/** Returns a price list as the form shows it. */
export function fieldsOf(list: NewPriceList): PriceListFields {
  const { name, priority, for: audience, validFrom = '', validTo = '', rounding, rules } = list;
  return {
    name,
    groupId: 'groupId' in audience ? audience.groupId : '',
    priority: String(priority),
    validFrom: fieldOf(validFrom),
    validTo: fieldOf(validTo),
    rounding: rounding === undefined ? '' : String(rounding),
    rules: writeRules(rules),
  };
}
