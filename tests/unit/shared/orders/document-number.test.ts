import { expect, it } from 'vitest';
import { DOCUMENT_NUMBERS, documentNumber } from '@/lib/shared/orders/document-number';
import { creditNoteQuerySchema } from '@/lib/shared/orders/invoice-query.schema';

it.each(['invoice', 'credit-note', 'delivery-note'] as const)(
  'the number of an %s is recognised in every series',
  (kind) => {
    for (const sequence of [1, 999_999, 1_000_000])
      for (const series of [undefined, '2611230415']) {
        const number = documentNumber(kind, { sequence, ...(series ? { series } : {}) });
        expect(DOCUMENT_NUMBERS[kind].test(number), number).toBe(true);
        expect(DOCUMENT_NUMBERS[kind === 'invoice' ? 'credit-note' : 'invoice'].test(number), number).toBe(
          false,
        );
        expect(creditNoteQuerySchema.safeParse({ number }).success, number).toBe(kind === 'credit-note');
      }
  },
);

it.each(['', 'INV-45', 'INV-000045\n', 'INV-261123-000045', 'INV--000045', 'inv-000045', ' INV-000045'])(
  '%j is no number of an invoice',
  (text) => {
    expect(DOCUMENT_NUMBERS.invoice.test(text)).toBe(false);
  },
);
