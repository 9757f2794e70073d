import type { RETURN_STATES } from './shipment.schema';

export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_REASONS = ['damaged', 'defective', 'wrong-item', 'not-needed', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export type ReturnStep = 'approve' | 'refuse' | 'withdraw' | 'receive' | 'settle' | 'close';

const STEPS: Readonly<Record<ReturnStep, { from: readonly ReturnState[]; to: ReturnState }>> = {
  approve: { from: ['requested'], to: 'approved' },
  refuse: { from: ['requested'], to: 'refused' },
  withdraw: { from: ['requested', 'approved'], to: 'withdrawn' },
  receive: { from: ['approved'], to: 'received' },
  settle: { from: ['received'], to: 'settled' },
  close: { from: ['approved', 'received'], to: 'closed' },
};

export function canTake(step: ReturnStep, state: ReturnState): boolean {
  return STEPS[step].from.includes(state);
}

/** Nothing follows these. */
export const ENDED_RETURNS = [
  'settled',
  'refused',
  'withdrawn',
  'closed',
] as const satisfies readonly ReturnState[];

/** The state to which a step leads. */
export function stateAfter(step: ReturnStep): ReturnState {
  return STEPS[step].to;
}

export type ReturnedLineUnits = {
  quantity: number;
  approved?: number | undefined;
  restock?: number | undefined;
  scrap?: number | undefined;
};

/** What arrived of a line; 0 before it did. */
export function receivedUnits({ restock = 0, scrap = 0 }: ReturnedLineUnits): number {
  return restock + scrap;
}

/** How many units of a line a return counts in a state: they cannot be returned again. */
export function countedUnits(state: ReturnState, line: ReturnedLineUnits): number {
  if (state === 'requested') return line.quantity;
  if (state === 'approved') return line.approved ?? line.quantity;
  return state === 'refused' || state === 'withdrawn' ? 0 : receivedUnits(line);
}
