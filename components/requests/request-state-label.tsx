import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Moment } from '@/components/ui/moment';
import { CellLines } from '@/components/ui/tables/table';
import type { RequestState } from '@/lib/shared/requests/request.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const TONES: Record<RequestState, BadgeTone> = { open: 'accent', answered: 'success', spam: 'neutral' };

type RequestStateLabelProps = {
  handling: { state: RequestState; answeredAt?: string | undefined; answeredBy?: string | undefined };
  texts: Texts['requests'];
};

export function RequestStateLabel({ handling, texts }: RequestStateLabelProps) {
  const { state, answeredAt, answeredBy } = handling;
  const handled =
    answeredAt && answeredBy ? (
      <Moment
        at={answeredAt}
        titled
        text={fillText(texts.answeredBy, { name: answeredBy })}
        // As far as the actions of an answered request leave room.
        className="truncate as-table:block as-table:max-w-56 as-table:max-xl:max-w-30"
      />
    ) : null;
  return (
    <CellLines below={handled} className="justify-items-end as-table:justify-items-start">
      <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
    </CellLines>
  );
}
