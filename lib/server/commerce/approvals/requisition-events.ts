import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import {
  type Approver,
  approvalNeededMail,
  approvedMail,
  neededKey,
  outdatedMail,
  type Requester,
  rejectedMail,
} from './approval-mails';

type Of = { actor: AuditActor; requisition: RequisitionDocument };

export type RequisitionEvents = {
  'requisition.submitted': Of & { approvers: readonly Approver[] };
  /** An approval; `order` where it was the last one, and the order was placed. */
  'requisition.approved': Of & {
    answered: readonly string[];
    order?: { number: string; requester: Requester };
  };
  'requisition.rejected': Of & { requester: Requester | null };
  'requisition.withdrawn': Of;
  /** All approvals are given, and the order could not be placed. */
  'requisition.outdated': { requisition: RequisitionDocument; code: string; requester: Requester | null };
};

const subjectOf = ({ _id: id, number: label }: RequisitionDocument) =>
  ({ kind: 'requisition', id, label }) as const;

const ended = ({ actor, requisition }: Of) => ({
  actor,
  subject: subjectOf(requisition),
  before: { state: 'submitted' },
  after: { state: requisition.state, companyId: requisition.companyId },
});

export const recordRequisitionEvent = eventRecorder<RequisitionEvents>({
  'requisition.submitted': {
    audit: ({ actor, requisition }) => ({
      actor,
      subject: subjectOf(requisition),
      after: {
        state: requisition.state,
        companyId: requisition.companyId,
        dueCents: requisition.dueCents,
        needs: requisition.needs.map(({ code }) => code),
      },
    }),
    mails: ({ requisition, approvers }) =>
      approvers.map((approver) => approvalNeededMail(requisition, approver)),
  },
  'requisition.approved': {
    audit: ({ actor, requisition, answered }) => ({
      actor,
      subject: subjectOf(requisition),
      after: {
        state: requisition.state,
        companyId: requisition.companyId,
        needs: answered,
        ...(requisition.orderId ? { orderId: requisition.orderId } : {}),
      },
    }),
    mails: ({ requisition, order }) => (order ? [approvedMail(requisition, order)] : []),
    unsent: ({ requisition, order }) => (order ? [neededKey(requisition)] : []),
  },
  'requisition.rejected': {
    audit: ended,
    mails: ({ requisition, requester }) => (requester ? [rejectedMail(requisition, requester)] : []),
    unsent: ({ requisition }) => [neededKey(requisition)],
  },
  'requisition.withdrawn': { audit: ended, unsent: ({ requisition }) => [neededKey(requisition)] },
  'requisition.outdated': {
    mails: ({ requisition, code, requester }) =>
      requester ? [outdatedMail(requisition, { code, requester })] : [],
  },
});
