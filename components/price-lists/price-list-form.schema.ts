import { z } from 'zod';
import type { PriceListFormFields } from '@/lib/client/prices/list-fields';
import { type CsvRule, readRules } from '@/lib/client/prices/rules-csv';
import { issue } from '@/lib/shared/messages/messages';
import { type NumberReading, signed } from '@/lib/shared/numbers/read-amount';
import { readCount } from '@/lib/shared/numbers/read-count';
import { type NewPriceList, newPriceListSchema } from '@/lib/shared/prices/price-list.schema';
import type { Language } from '@/lib/shared/site/languages';

function moment(local: string): string | undefined {
  if (local === '') return undefined;
  const at = new Date(`${local}Z`);
  return Number.isNaN(at.getTime()) ? local : at.toISOString();
}

const numberIn = (reading: NumberReading) => ('value' in reading ? reading.value : Number.NaN);

function inputOf(
  { name, groupId, validFrom, validTo, rounding }: PriceListFormFields,
  priority: NumberReading,
  rules: CsvRule[],
) {
  return {
    name,
    priority: numberIn(priority),
    for: groupId === '' ? { everyone: true } : { groupId },
    validFrom: moment(validFrom),
    validTo: moment(validTo),
    rounding: rounding === '' ? undefined : Number(rounding),
    rules,
  };
}

const text = z.string();

const fieldsSchema = z.object({
  name: text,
  groupId: text,
  priority: text,
  validFrom: text,
  validTo: text,
  rounding: text,
  rules: text,
});

function readPriority(typed: string, language: Language): NumberReading {
  return typed.trim() === '' ? { value: 0 } : signed((count) => readCount(count, language))(typed);
}

/** The output is the body of `POST /api/price-list`. */
export function priceListFormSchema(language: Language) {
  return fieldsSchema.transform((fields, context): NewPriceList => {
    const { rules, problems } = readRules(fields.rules, language);
    if (problems.length > 0)
      context.addIssue({ code: 'custom', path: ['rules'], message: issue('price-rows-wrong') });
    const priority = readPriority(fields.priority, language);
    if ('readings' in priority) {
      const message = issue('number-unclear');
      context.addIssue({ code: 'custom', path: ['priority'], message, params: priority.readings });
    }
    const parsed = newPriceListSchema.safeParse(inputOf(fields, priority, rules));
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      const field = path[0] === 'for' ? 'groupId' : (path[0] ?? 'rules');
      context.addIssue({ code: 'custom', path: [field], message });
    }
    return z.NEVER;
  });
}
