import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { ReturnedMoneyTable } from '@/components/refunds/returned-money-table';
import { Badge } from '@/components/ui/badge';
import { Moment } from '@/components/ui/moment';
import { formatDay } from '@/lib/shared/dates/dates';
import type { Dispute } from '@/lib/shared/payments/returned-money.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

type DisputeTexts = Texts['orderPage']['disputes'];
type DisputeTableProps = {
  disputes: readonly Dispute[];
  texts: DisputeTexts;
  withOrder: boolean;
};

export function DisputeTable({ disputes, texts, withOrder }: DisputeTableProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (
    <ReturnedMoneyTable
      rows={disputes}
      texts={texts}
      withOrder={withOrder}
      when={({ openedAt }) => <time dateTime={openedAt}>{formatDay(openedAt, language, timeZone)}</time>}
      amountOf={({ amount }) => amount}
      why={({ reason, id }) => (
        <span className="grid min-w-0 gap-0.5 text-end as-table:text-start">
          <span>{texts.reasons[reason]}</span>
          <span className="wrap-anywhere font-mono text-2xs text-muted">{id}</span>
        </span>
      )}
      state={(dispute) => <DisputeStanding dispute={dispute} texts={texts} />}
    />
  );
}

const TONES = {
  'to-answer': 'danger',
  'under-review': 'accent',
  won: 'success',
  lost: 'neutral',
  closed: 'success',
} as const;

function DisputeStanding({ dispute, texts }: { dispute: Dispute; texts: DisputeTexts }) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { state, isInquiry, dueBy, closedAt } = dispute;
  return (
    <span className="grid min-w-0 justify-items-end gap-1 text-end as-table:justify-items-start as-table:text-start">
      <span className="flex flex-wrap justify-end gap-1.5 as-table:justify-start">
        {isInquiry ? <Badge tone="neutral">{texts.inquiry}</Badge> : null}
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      </span>
      {dueBy ? (
        <Moment at={dueBy} text={texts.dueBy} className="figures font-medium text-danger text-xs" />
      ) : null}
      {closedAt ? (
        <time dateTime={closedAt} className="figures text-muted text-xs">
          {formatDay(closedAt, language, timeZone)}
        </time>
      ) : null}
    </span>
  );
}
