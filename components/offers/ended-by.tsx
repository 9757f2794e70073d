import { Moment } from '@/components/ui/moment';
import type { Offer } from '@/lib/shared/offers/offer.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type EndedByProps = {
  offer: Pick<Offer, 'state' | 'endedAt' | 'endedBy'>;
  texts: Texts['offers']['endedBy'];
};

/** Who accepted, declined or withdrew an offer, and when. */
export function EndedBy({ offer: { state, endedAt, endedBy: name }, texts }: EndedByProps) {
  if (state !== 'accepted' && state !== 'declined' && state !== 'withdrawn') return null;
  if (!endedAt || !name) return null;
  return <Moment at={endedAt} text={fillText(texts[state], { name })} className="wrap-anywhere" />;
}
