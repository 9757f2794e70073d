import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { CellLines } from '@/components/ui/tables/cell-lines';
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
  const handled =
    answeredAt && answeredBy
      ? fillText(texts.answeredBy, {
          name: answeredBy,
          moment: formatMoment(answeredAt, language, timeZone),
        })
      : undefined;
  return (
    <CellLines
      below={handled}
      belowTitle={handled}
      className="justify-items-end as-table:justify-items-start"
    >
      <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
    </CellLines>
  );
}
