import type { NewPriceList } from '@/lib/shared/prices/price-list.schema';
import type { Language } from '@/lib/shared/site/languages';
import { utcField } from './moment-fields';
import { writeRules } from './rules-csv';

export type PriceListFormFields = {
  name: string;
  /** The id of a price group; empty for everyone. */
  groupId: string;
  priority: string;
  /** The value of `utcField`; empty for no limit. */
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
