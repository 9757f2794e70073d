import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { ReturnState } from '@/lib/shared/shipments/return-states';
import type { Texts } from '@/lib/shared/texts/texts-for';

const TONES: Record<ReturnState, BadgeTone> = {
  requested: 'accent',
  approved: 'info',
  received: 'info',
  settled: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  closed: 'neutral',
};

type ReturnStateBadgeProps = { state: ReturnState; texts: Texts['returns']['states'] };

export function ReturnStateBadge({ state, texts }: ReturnStateBadgeProps) {
  return <Badge tone={TONES[state]}>{texts[state]}</Badge>;
}
