import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { OfferState } from '@/lib/shared/offers/offer-states';
import type { Texts } from '@/lib/shared/texts/texts-for';

const TONES: Record<OfferState, BadgeTone> = {
  sent: 'accent',
  countered: 'info',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'danger',
};

export function OfferStateBadge({ state, texts }: { state: OfferState; texts: Texts['offers']['states'] }) {
  return <Badge tone={TONES[state]}>{texts[state]}</Badge>;
}
