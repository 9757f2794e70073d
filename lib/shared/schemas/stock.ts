import { z } from 'zod';
import { VALIDATION } from '../messages';
import { ADMIN_STOCK_REASONS, STOCK_REASONS } from '../stock-reasons';
import { numberSchema, optionalTextSchema } from './fields';
import { unitsSchema } from './tool';

export const STOCK_NOTE_MAX_LENGTH = 200;

/**
 * Body of `POST /api/tool/{id}/stock`: how many units are available from now on, and how many the admin saw. Units that
 * wait for their order to be paid or shipped are not counted here.
 */
export const correctStockSchema = z
  .strictObject({
    quantity: unitsSchema(VALIDATION.toolQuantityRequired, VALIDATION.toolQuantityInvalid, 0),
    seen: numberSchema(VALIDATION.stockSeenRequired, VALIDATION.toolQuantityInvalid).refine(
      Number.isInteger,
      VALIDATION.toolQuantityInvalid,
    ),
    reason: z.enum(ADMIN_STOCK_REASONS, { error: VALIDATION.stockReasonRequired }),
    note: optionalTextSchema(STOCK_NOTE_MAX_LENGTH).optional(),
  })
  .refine(({ quantity, seen }) => quantity !== seen, {
    path: ['quantity'],
    error: VALIDATION.stockUnchanged,
  })
  // The other reasons explain themselves.
  .refine(({ reason, note }) => reason !== 'correction' || Boolean(note), {
    path: ['note'],
    error: VALIDATION.stockNoteRequired,
  });
export type CorrectStockInput = z.infer<typeof correctStockSchema>;

/** How a tool's stock stands: on hand = available + reserved. */
export const stockFiguresSchema = z.object({
  available: z.number(),
  reserved: z.number(),
  onHand: z.number(),
});
export type StockFigures = z.infer<typeof stockFiguresSchema>;

export const STOCK_PAGE_LIMIT_MAX = 100;

/** Query of `GET /api/tool/{id}/stock`. */
export const stockQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(STOCK_PAGE_LIMIT_MAX).optional(),
});
export type StockQuery = z.infer<typeof stockQuerySchema>;

/** One line of the stock ledger as calls and pages give it. */
export const stockLineSchema = z.object({
  _id: z.string(),
  at: z.string(),
  reason: z.enum(STOCK_REASONS),
  /** Change of the available units, and of those on hand. */
  change: z.number(),
  onHandChange: z.number(),
  /** The figures after it; absent once the tool is deleted. */
  after: z.object({ available: z.number(), onHand: z.number() }).optional(),
  orderId: z.string().optional(),
  orderNumber: z.string().optional(),
  /** Whose doing it was; absent for what the store did by itself. */
  actorName: z.string().optional(),
  note: z.string().optional(),
});
export type StockLine = z.infer<typeof stockLineSchema>;
