type Kind =
  | 'orders'
  | 'refunds'
  | 'disputes'
  | 'quotes'
  | 'messages'
  | 'tools'
  | 'companies'
  | 'offers'
  | 'vatIds';

export type AdminQueue = Readonly<Record<Kind, number>> & {
  readonly overdue: number;
  readonly disputesDueBy?: string;
};

/** The first day after today on which orders are to ship, in the shop's calendar. */
export type NextToShip = { readonly day: string; readonly count: number };
