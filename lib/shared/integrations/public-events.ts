import type { AuditAction } from '../audit/audit-actions';

const returned = ['orderId', 'orderNumber', 'refundId'] as const;
const order = ['state', 'invoiceNumber', 'creditNoteNumber'] as const;
const shipment = ['orderId', 'orderNumber', 'part', 'externalId', 'invoiceNumber'] as const;

/**
 * The actions of the audit log that programs see as events, each with the facts it shows: fields of `after` of its entry, as far as
 * they are there. Identifiers alone, never names, addresses or prices. Types and facts are never renamed.
 */
const FACTS = {
  'order.placed': order,
  'order.paid': order,
  'order.shipped': order,
  'order.cancelled': order,
  'order.expired': order,
  'order.refunded': order,
  'order.part-refunded': ['refundId', 'creditNoteNumber', 'returnId'],
  'order.units-cancelled': ['part'],
  'order.promised': ['shipsOn'],
  'shipment.created': shipment,
  'shipment.corrected': shipment,
  'serial.paper-added': ['toolId', 'sku'],
  'return.requested': returned,
  'return.approved': returned,
  'return.refused': returned,
  'return.withdrawn': returned,
  'return.received': returned,
  'return.settled': returned,
  'return.closed': returned,
  'tool.added': [],
  'tool.edited': [],
  'tool.deleted': [],
  'tool.stock-corrected': [],
  'company.added': [],
  'company.activated': [],
  'company.blocked': [],
  'company.closed': [],
} as const satisfies Partial<Record<AuditAction, readonly string[]>>;

export type EventType = keyof typeof FACTS;

export const PUBLIC_FACTS: Readonly<Record<EventType, readonly string[]>> = FACTS;

export const EVENT_TYPES = Object.keys(FACTS) as [EventType, ...EventType[]];
