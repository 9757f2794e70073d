type Kind = 'orders' | 'refunds' | 'disputes' | 'quotes' | 'messages' | 'tools';

/** What waits for an admin: kind -> count. */
export type AdminQueue = Readonly<Record<Kind, number>> & {
  /** How many of the orders should have shipped before today. */
  readonly overdue: number;
  /** The deadline for a response to the first dispute. */
  readonly disputesDueBy?: string;
};
