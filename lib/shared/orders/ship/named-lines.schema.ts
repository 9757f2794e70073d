import { z } from 'zod';
import { objectIdSchema } from '../../calls/fields.schema';
import { issue } from '../../messages/messages';
import { ORDER_LINES_MAX } from '../../quantity/quantity-rules';

const QUANTITY_MAX = 1_000_000;
const SKU_MAX_LENGTH = 100;
const NUMBER_MAX_LENGTH = 40;

/** An order is named by its id, or by its number. */
export const namedOrderParamSchema = z.object({ id: z.string().min(1).max(NUMBER_MAX_LENGTH) });

export const unitsSchema = z
  .number({ error: issue('refund-quantity-invalid') })
  .refine((quantity) => Number.isInteger(quantity) && quantity >= 1, issue('refund-quantity-invalid'))
  .refine((quantity) => quantity <= QUANTITY_MAX, issue('refund-quantity-invalid'));

/** How a body of an admin or a program names a line of an order: by its tool, or by the SKU that the order has. */
export type NamedLine = { toolId?: string | undefined; sku?: string | undefined };

/** Lines of an order with these fields, each tool once. */
export function namedLinesSchema<const Fields extends z.ZodRawShape>(fields: Fields) {
  const line = z
    .strictObject({
      toolId: objectIdSchema.optional(),
      sku: z.string().trim().min(1).max(SKU_MAX_LENGTH).optional(),
      ...fields,
    })
    .refine(
      (named) => ((named as NamedLine).toolId === undefined) !== ((named as NamedLine).sku === undefined),
      {
        error: issue('line-name-required'),
        path: ['toolId'],
      },
    );
  return z
    .array(line)
    .min(1, issue('lines-required'))
    .max(ORDER_LINES_MAX)
    .superRefine((lines, context) => {
      const names = lines.map((named) => (named as NamedLine).toolId ?? `sku ${(named as NamedLine).sku}`);
      if (new Set(names).size < names.length)
        context.addIssue({ code: 'custom', message: issue('refund-line-twice') });
    });
}
