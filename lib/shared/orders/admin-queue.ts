type Kind =
  | 'orders'
  | 'onAccount'
  | 'refunds'
  | 'disputes'
  | 'quotes'
  | 'messages'
  | 'tools'
  | 'companies'
  | 'offers';

export type AdminQueue = Readonly<Record<Kind, number>> & {
  readonly overdue: number;
  readonly disputesDueBy?: string;
};
