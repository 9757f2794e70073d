import { z } from 'zod';
import { issue } from '../messages';
import type { PriceListFields } from '../pricing/list-fields';
import { readRules } from '../pricing/rules-csv';
import { type NewPriceList, newPriceListSchema } from './price-list';

function moment(local: string): string | undefined {
  if (local === '') return undefined;
  const at = new Date(`${local}Z`);
  return Number.isNaN(at.getTime()) ? local : at.toISOString();
}

function inputOf({ name, groupId, priority, validFrom, validTo, rounding, rules }: PriceListFields) {
  return {
    name,
    priority: priority.trim() === '' ? 0 : Number(priority),
    for: groupId === '' ? { everyone: true } : { groupId },
    validFrom: moment(validFrom),
    validTo: moment(validTo),
    rounding: rounding === '' ? undefined : Number(rounding),
    rules: readRules(rules).rules,
  };
}

const text = z.string();

/** The form of a price list; its output is the body of `POST /api/price-list`. */
export const priceListFormSchema = z
  .object({
    name: text,
    groupId: text,
    priority: text,
    validFrom: text,
    validTo: text,
    rounding: text,
    rules: text,
  })
  .transform((fields, context): NewPriceList => {
    if (readRules(fields.rules).problems.length > 0)
      context.addIssue({ code: 'custom', path: ['rules'], message: issue('price-rows-wrong') });
    const parsed = newPriceListSchema.safeParse(inputOf(fields));
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      const field = path[0] === 'for' ? 'groupId' : (path[0] ?? 'rules');
      context.addIssue({ code: 'custom', path: [field], message });
    }
    return z.NEVER;
  });
