import { Check, Clock } from 'lucide';
import { useLanguage } from '#use-language';
import { LineWordsText } from '@/components/orders/line-words-text';
import { WrittenLine } from '@/components/orders/written-line';
import { Icon } from '@/components/ui/icon';
import { Moment } from '@/components/ui/moment';
import { DataTable } from '@/components/ui/tables/data-table';
import { listedNames } from '@/lib/client/language/listed-names';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { needText } from '../checkout/shown-need';

type NeedListProps = {
  requisition: Pick<Requisition, 'needs' | 'state'>;
  /** True if anybody can still answer. */
  isOpen: boolean;
  texts: Texts['approvals'];
};

/** Lists the approvals that are needed: who gave each, or for whom it waits. */
export function NeedList({ requisition, isOpen, texts }: NeedListProps) {
  const language = useLanguage();
  const { page } = texts;
  return (
    <ul className="grid gap-3">
      {requisition.needs.map((need) => (
        <li key={need.id} className="flex items-start gap-2.5 text-sm">
          <Icon
            node={need.yes ? Check : Clock}
            className={
              need.yes ? 'mt-0.5 size-4.5 shrink-0 text-success' : 'mt-0.5 size-4.5 shrink-0 text-muted'
            }
          />
          <span className="grid min-w-0 gap-0.5">
            <span className="wrap-anywhere font-medium text-ink">{needText(need, texts, language)}</span>
            {need.yes ? (
              <span className="wrap-anywhere text-muted">
                <Moment
                  at={need.yes.at}
                  text={page.approvedBy.replace('{name}', () => need.yes?.name ?? '')}
                />
              </span>
            ) : isOpen ? (
              <span className="wrap-anywhere text-muted">
                {need.approvers.length > 0
                  ? fillText(page.waits, { names: listedNames(need.approvers, language, 'any') })
                  : page.waitsNobody}
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

type ApprovalLinesProps = {
  requisition: Pick<Requisition, 'lines'>;
  texts: Pick<Texts['approvals']['page'], 'lines' | 'columns' | 'written' | 'words'>;
};

export function ApprovalLines({ requisition, texts }: ApprovalLinesProps) {
  const language = useLanguage();
  const { columns } = texts;
  return (
    <DataTable
      label={texts.lines}
      rows={requisition.lines}
      keyOf={({ toolId }) => toolId}
      columns={[
        {
          name: columns.tool,
          cell: ({ sku, name, reference, written, ...line }) => (
            <span className="grid min-w-0 text-end as-table:text-start">
              <span className="wrap-anywhere font-semibold text-ink">{name}</span>
              <span className="wrap-anywhere text-muted text-xs">
                <span className="font-mono">{sku}</span>
                {reference ? ` · ${reference}` : null}
              </span>
              <LineWordsText line={line} texts={texts.words} className="text-muted text-xs" />
              {written ? <WrittenLine written={written} texts={texts.written} /> : null}
            </span>
          ),
        },
        { name: columns.quantity, kind: 'figure', cell: ({ quantity }) => formatNumber(quantity, language) },
        { name: columns.price, kind: 'figure', cell: ({ unitPrice }) => formatDollars(unitPrice, language) },
        { name: columns.total, kind: 'figure', cell: ({ lineTotal }) => formatDollars(lineTotal, language) },
      ]}
    />
  );
}
