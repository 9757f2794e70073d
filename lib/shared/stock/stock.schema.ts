import { z } from 'zod';
import { optionalTextSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { numberSchema, pageSchema, typedCount, wholeNumberText } from '../numbers/number-fields.schema';
import { readUnits } from '../numbers/read-count';
import type { Language } from '../site/languages';
import { toolQuantitySchema } from '../tools/tool-fields.schema';
import { ADMIN_STOCK_REASONS, correctedQuantity, STOCK_REASONS } from './stock-corrections';

export const STOCK_NOTE_MAX_LENGTH = 200;

function correctionOf(units: z.ZodType<number>) {
  return (
    z
      .strictObject({
        quantity: units,
        seen: numberSchema('stock-seen-required', 'tool-quantity-invalid').refine(
          Number.isInteger,
          issue('tool-quantity-invalid'),
        ),
        seenReserved: z.number().int().min(0).optional(),
        seenOwed: z.number().int().min(0).optional(),
        reason: z.enum(ADMIN_STOCK_REASONS, { error: issue('stock-reason-required') }),
        note: optionalTextSchema(STOCK_NOTE_MAX_LENGTH).optional(),
      })
      .refine(({ quantity, seen }) => quantity !== seen, {
        path: ['quantity'],
        error: issue('stock-unchanged'),
      })
      // The other reasons need no explanation.
      .refine(({ reason, note }) => reason !== 'correction' || Boolean(note), {
        path: ['note'],
        error: issue('stock-note-required'),
      })
  );
}

/**
 * Body of `POST /api/tool/{id}/stock`: available units from now on, and those that the admin saw. Reserved units are
 * not counted; those that a count included are `seenReserved`. Owed ones (`seenOwed`) are served by what is more than was seen.
 */
export const correctStockSchema = correctionOf(toolQuantitySchema);

/** Units as the reason means them (`correctedQuantity`), for what is `seen` available, reserved and owed. */
export function stockFormSchema(
  language: Language,
  { reserved = 0, owed = 0 }: Partial<Pick<StockFigures, 'reserved' | 'owed'>> = {},
): z.ZodType<CorrectStockInput, z.input<typeof correctStockSchema>> {
  const schema = z.preprocess(
    (fields) => {
      const { quantity, seen, reason } = fields as Record<string, unknown>;
      const units = typeof quantity === 'string' ? readUnits(quantity, language) : null;
      const known = ADMIN_STOCK_REASONS.find((each) => each === reason);
      const figures = { available: Number(seen), reserved, owed };
      return {
        ...(fields as object),
        ...(units === null || !known ? {} : { quantity: correctedQuantity(known, units, figures) }),
        seenReserved: reserved,
        ...(owed === 0 ? {} : { seenOwed: owed }),
      };
    },
    correctionOf(typedCount(toolQuantitySchema, language)),
  );
  return schema as unknown as z.ZodType<CorrectStockInput, z.input<typeof correctStockSchema>>;
}
export type CorrectStockInput = z.infer<typeof correctStockSchema>;

/** On hand = available + reserved - owed; `owed` where any is. */
export const stockFiguresSchema = z.object({
  available: z.number(),
  reserved: z.number(),
  onHand: z.number(),
  owed: z.number().optional(),
});
export type StockFigures = z.infer<typeof stockFiguresSchema>;

export const STOCK_PAGE_LIMIT_MAX = 100;

export const stockQuerySchema = z.object({
  page: pageSchema.optional(),
  limit: wholeNumberText(1, STOCK_PAGE_LIMIT_MAX).optional(),
});
export type StockQuery = z.infer<typeof stockQuerySchema>;

export const stockLineSchema = z.object({
  _id: z.string(),
  at: z.string(),
  reason: z.enum(STOCK_REASONS),
  change: z.number(),
  onHandChange: z.number(),
  /** Where it is not 0. */
  owedChange: z.number().optional(),
  /** The figures afterwards; absent once the tool is deleted. */
  after: z.object({ available: z.number(), onHand: z.number(), owed: z.number().optional() }).optional(),
  orderId: z.string().optional(),
  orderNumber: z.string().optional(),
  /** The offer that holds, or held, the units. */
  offerId: z.string().optional(),
  offerNumber: z.string().optional(),
  /** Absent for changes by the store itself. */
  actorName: z.string().optional(),
  note: z.string().optional(),
});
export type StockLine = z.infer<typeof stockLineSchema>;
