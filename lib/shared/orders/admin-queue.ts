type Kind = 'orders' | 'refunds' | 'disputes' | 'quotes' | 'messages' | 'tools';

export type AdminQueue = Readonly<Record<Kind, number>> & {
  readonly overdue: number;
  readonly disputesDueBy?: string;
};
