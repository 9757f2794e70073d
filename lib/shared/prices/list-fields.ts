import { utcField } from '../dates/moment-fields';
import type { Language } from '../site/languages';
import type { NewPriceList } from './price-list.schema';
import { writeRules } from './rules-csv';

export type PriceListFormFields = {
  name: string;
  /** The id of a price group; empty for everyone. */
  groupId: string;
  priority: string;
  /** As `utcField` has it; empty for no limit. */
  validFrom: string;
  validTo: string;
  rounding: string;
  /** A table (`readRules`). */
  rules: string;
};

const fieldOf = (moment: string) => (moment === '' ? '' : utcField(new Date(moment)));

export function fieldsOf(list: NewPriceList, language?: Language): PriceListFormFields {
  const { name, priority, for: audience, validFrom = '', validTo = '', rounding, rules } = list;
  return {
    name,
    groupId: 'groupId' in audience ? audience.groupId : '',
    priority: String(priority),
    validFrom: fieldOf(validFrom),
    validTo: fieldOf(validTo),
    rounding: rounding === undefined ? '' : String(rounding),
    rules: writeRules(rules, language),
  };
}
