import type { NewPriceList } from './price-list.schema';
import { writeRules } from './rules-csv';

export type PriceListFormFields = {
  name: string;
  /** The id of a price group; empty for everyone. */
  groupId: string;
  priority: string;
  /** As in `datetime-local`, in UTC, with seconds only if not zero; empty for no limit. */
  validFrom: string;
  validTo: string;
  rounding: string;
  /** A table (`readRules`). */
  rules: string;
};

/** Lossless, so that an unchanged field is saved as it was. */
const fieldOf = (moment: string) => moment.replace(/(?::00)?(?:\.0+)?Z$/, '');

export function fieldsOf(list: NewPriceList): PriceListFormFields {
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
