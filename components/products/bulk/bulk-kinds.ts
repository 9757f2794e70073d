export const BULK_KINDS = ['percent', 'amount', 'state', 'category', 'leadTimeDays'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];
