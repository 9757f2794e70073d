type Kind = 'orders' | 'refunds' | 'disputes' | 'quotes' | 'messages' | 'heldMails' | 'tools';

/** What waits for an admin: kind -> count. */
export type AdminQueue = Readonly<Record<Kind, number>> & {
  /** How many of the orders should have shipped before today. */
  readonly overdue: number;
  /** Until when the first dispute has to be answered. */
  readonly disputesDueBy?: string;
};
