import { z } from 'zod';

/** In the order in which a buyer reads them. */
const BUYER_TILES = [
  ...(['offers', 'approvals', 'to-pay', 'invoices-overdue', 'requests-open', 'under-way'] as const),
  'calibrations-due',
] as const;

/** In the order in which an admin reads them. */
const ADMIN_TILES = [
  ...(['to-ship', 'requests', 'offers-countered', 'messages', 'companies-pending'] as const),
  ...(['receivables-overdue', 'low-stock', 'refunds-failed'] as const),
  ...(['returns', 'returns-received', 'disputes', 'vat-ids', 'webhooks'] as const),
] as const;

const TILE_KEYS = [...BUYER_TILES, ...ADMIN_TILES] as const;
export type DeskTileKey = (typeof TILE_KEYS)[number];

const deskTileSchema = z.object({
  key: z.enum(TILE_KEYS),
  count: z.number(),
  /** In dollars. */
  amount: z.number().optional(),
  /** How many of them are past their day. */
  late: z.number().optional(),
  href: z.string(),
});
export type DeskTile = z.infer<typeof deskTileSchema>;

export const DESK_KINDS = [
  'offer',
  'requisition',
  'order',
  'invoice',
  'quote',
  'message',
  'company',
] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

const deskEntrySchema = z.object({
  kind: z.enum(DESK_KINDS),
  /** Of an invoice its number. */
  id: z.string(),
  number: z.string(),
  /** Who waits, or what for. */
  text: z.string(),
  /** In dollars. */
  amount: z.number().optional(),
  /** The last day, in the shop's calendar. */
  due: z.string().optional(),
  /** Where it is done. */
  href: z.string(),
});
export type DeskEntry = z.infer<typeof deskEntrySchema>;

/** What a buyer waits for: a request for quote, or an order that waits for approval. */
export type OpenRequest = Pick<DeskEntry, 'id' | 'number' | 'text' | 'href'> & {
  kind: 'quote' | 'requisition';
  since: string;
};

export const DESK_ENTRIES_MAX = 50;

export const deskSchema = z.object({
  tiles: z.array(deskTileSchema),
  waiting: z.array(deskEntrySchema),
});
export type Desk = z.infer<typeof deskSchema>;
