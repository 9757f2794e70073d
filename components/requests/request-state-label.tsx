import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { formatMoment } from '@/lib/shared/dates/dates';
import type { RequestState } from '@/lib/shared/inbox/request.schema';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const TONES: Record<RequestState, BadgeTone> = { open: 'accent', answered: 'success', spam: 'neutral' };

type RequestStateLabelProps = {
  handling: { state: RequestState; answeredAt?: string | undefined; answeredBy?: string | undefined };
  texts: Texts['requests'];
};

export function RequestStateLabel({ handling, texts }: RequestStateLabelProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { state, answeredAt, answeredBy } = handling;
  return (
    <span className="grid min-w-0 justify-items-end gap-1 text-end as-table:justify-items-start as-table:text-start">
      <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      {answeredAt && answeredBy ? (
        <span className="figures wrap-anywhere text-muted text-xs">
          {fillText(texts.answeredBy, {
            name: answeredBy,
            moment: formatMoment(answeredAt, language, timeZone),
          })}
        </span>
      ) : null}
    </span>
  );
}
