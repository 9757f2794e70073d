/** `expired` is read by the clock, never stored. */
export const REQUISITION_STATES = ['submitted', 'ordered', 'rejected', 'withdrawn', 'expired'] as const;
export type RequisitionState = (typeof REQUISITION_STATES)[number];

export const APPROVAL_VIEWS = ['to-decide', 'mine', 'all'] as const;
export type ApprovalView = (typeof APPROVAL_VIEWS)[number];
