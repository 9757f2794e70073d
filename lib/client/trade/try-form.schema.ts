import { z } from 'zod';
import { issueCodeOf, type Message } from '@/lib/shared/messages/messages';
import { readTypedCount } from '@/lib/shared/numbers/read-count';
import type { Language } from '@/lib/shared/site/languages';
import { type TryCostsInput, tryCostsSchema } from '@/lib/shared/trade/trade-calls.schema';

export type TryValues = {
  lines: { sku: string; quantity: string; unitPrice: string }[];
  to: { country: string; region: string; postalCode: string };
  /** The name that is typed, and the id of the company that was chosen by it. */
  company: string;
  companyId: string;
  day: string;
};

const isGiven = (text: string) => text.trim() !== '';

function quantityOf(text: string, language: Language): string | number {
  const reading = readTypedCount(text, language);
  return 'value' in reading ? reading.value : text;
}

/** The body of `POST /api/trade/costs`, without settings and method. */
export const tryFormSchema = (language: Language) =>
  z.custom<TryValues>().transform((typed, context): TryCostsInput => {
    const { lines, to, company, companyId, day } = typed;
    if (isGiven(company) && companyId === '') {
      context.addIssue({ code: 'custom', path: ['company'], message: 'choose-company' });
      return z.NEVER;
    }
    const parsed = tryCostsSchema.safeParse({
      lines: lines.map(({ sku, quantity, unitPrice }) => ({
        ...{ sku, quantity: quantityOf(quantity, language) },
        ...(isGiven(unitPrice) ? { unitPrice } : {}),
      })),
      to,
      ...(companyId === '' ? {} : { companyId }),
      ...(isGiven(day) ? { day } : {}),
    });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      const params = issue.code === 'custom' ? (issue.params as Message['params']) : undefined;
      context.addIssue({
        ...{ code: 'custom', path: [...issue.path], message: issueCodeOf(issue.message) },
        ...(params ? { params } : {}),
      });
    }
    return z.NEVER;
  });
