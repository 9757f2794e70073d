import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import type { RequisitionState } from '@/lib/shared/approvals/requisition-states';
import type { Texts } from '@/lib/shared/texts/texts-for';

const TONES: Record<RequisitionState, BadgeTone> = {
  submitted: 'accent',
  ordered: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
};

type ApprovalStateBadgeProps = {
  requisition: Pick<Requisition, 'state' | 'lastFailure'>;
  texts: Pick<Texts['approvals'], 'states' | 'list'>;
};

export function ApprovalStateBadge({ requisition, texts }: ApprovalStateBadgeProps) {
  const { state, lastFailure } = requisition;
  const isStuck = lastFailure && TONES[state] === 'accent';
  return (
    <span className="flex flex-wrap justify-end gap-1.5 as-table:justify-start">
      <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      {isStuck ? (
        <Badge tone="danger" breaks>
          {texts.list.failed}
        </Badge>
      ) : null}
    </span>
  );
}
