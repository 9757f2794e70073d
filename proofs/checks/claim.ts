import type { ReturnState } from '@/lib/shared/shipments/return-states';

export type ClaimedLine = { toolId: string; quantity: number };

/** A 2xx response acknowledged this: true from then on, whatever is killed afterwards. Ids are 24 hex digits. */
export type Claim =
  | { kind: 'placed'; orderId: string; buyerId: string; lines: ClaimedLine[]; key?: string }
  | { kind: 'cancelled'; orderId: string }
  | { kind: 'paid'; orderId: string; intentId: string }
  | { kind: 'shipped'; orderId: string }
  | { kind: 'refunded'; orderId: string }
  | { kind: 'part-shipped'; orderId: string; shipmentId: string; lines: ClaimedLine[] }
  | { kind: 'units-cancelled'; orderId: string; lines: ClaimedLine[]; cents: number }
  | { kind: 'return'; returnId: string; state: ReturnState }
  | { kind: 'part-refunded'; orderId: string; refundId: string; cents: number }
  | { kind: 'payment-received'; paymentId: string; cents: number }
  | { kind: 'payment-reversed'; paymentId: string }
  | { kind: 'refund-retried' | 'refund-settled'; intentId: string }
  | { kind: 'charged'; intentId: string }
  | { kind: 'payable'; orderId: string; intentId: string }
  | { kind: 'tool-added'; toolId: string; units: number }
  | { kind: 'tool-deleted'; toolId: string }
  | { kind: 'stock-corrected'; toolId: string; note: string };
