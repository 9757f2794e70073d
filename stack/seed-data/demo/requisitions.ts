import type { RequisitionState } from '@/lib/shared/approvals/requisition-states';

/** Orders of the demo's fitter that await, or awaited, the approval of a colleague; one that was ordered is made of an order. */
export type SeedRequisition = {
  number: string;
  state: Exclude<RequisitionState, 'ordered'>;
  /** Days ago. */
  submitted: number;
  poNumber: string;
  note?: string;
  reason?: string;
  /** `packs` are as many minimum orders. */
  lines: readonly { toolSlug: string; packs: number; reference?: string }[];
};

export const REQUISITIONS: readonly SeedRequisition[] = [
  {
    number: 'REQ-7H2K4M',
    state: 'submitted',
    submitted: 1,
    poNumber: 'HS-2207',
    note: 'For the slipway winch, dock closes Friday.',
    lines: [
      { toolSlug: 'bench-vise-125', packs: 4, reference: 'Winch house' },
      { toolSlug: 'hss-drill-set-25', packs: 3 },
      { toolSlug: 'f-clamp-300', packs: 2 },
    ],
  },
  {
    number: 'REQ-9C3T8V',
    state: 'submitted',
    submitted: 3,
    poNumber: 'HS-2204',
    lines: [{ toolSlug: 'step-drill-4-30', packs: 6, reference: 'Frame shop' }],
  },
  {
    number: 'REQ-5N1R6X',
    state: 'rejected',
    submitted: 9,
    poNumber: 'HS-2198',
    reason: 'We have four of these in the tool room. Please look there first.',
    lines: [{ toolSlug: 'drill-press-vise-100', packs: 4 }],
  },
  {
    number: 'REQ-2W8D3Q',
    state: 'withdrawn',
    submitted: 12,
    poNumber: 'HS-2195',
    lines: [{ toolSlug: 'one-hand-bar-clamp-450', packs: 5 }],
  },
  {
    number: 'REQ-4F6J9Z',
    state: 'expired',
    submitted: 20,
    poNumber: 'HS-2181',
    lines: [{ toolSlug: 'c-clamp-150', packs: 6 }],
  },
];
