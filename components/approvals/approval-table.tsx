import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { CellLink, DataTable } from '@/components/ui/tables/data-table';
import { CARD_LINE } from '@/components/ui/tables/table';
import { listedNames } from '@/lib/client/language/listed-names';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import type { RequisitionState } from '@/lib/shared/approvals/requisition-states';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { poNumberText } from '@/lib/shared/orders/order-label';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ApprovalTableProps = {
  requisitions: readonly Requisition[];
  /** One's own: in place of who asks they say who is asked. */
  isMine: boolean;
  texts: Pick<Texts, 'approvals' | 'columns'>;
};

function waitsFor({ state, needs }: Requisition, language: Language): string {
  const names = state === 'submitted' ? needs.flatMap(({ yes, approvers }) => (yes ? [] : approvers)) : [];
  return listedNames([...new Set(names)], language, 'any') || '–';
}

export function ApprovalTable({ requisitions, isMine, texts }: ApprovalTableProps) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  const { list, states } = texts.approvals;
  const { label, lines, po } = list;
  const columns = { ...texts.columns, ...list.columns };
  return (
    <DataTable
      label={label}
      rows={requisitions}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: columns.number,
          card: 'start-1',
          cell: ({ _id, number, lineCount, poNumber }) => (
            <span className={CARD_LINE}>
              <CellLink href={COMPANY_ROUTES.approval(_id)} isNumber>
                {number}
              </CellLink>
              <span className="wrap-anywhere text-muted text-xs as-cards:truncate">
                {lineCount === 1
                  ? lines.one
                  : fillText(lines.many, { count: formatNumber(lineCount, language) })}
                {poNumber ? ` · ${poNumberText(po, poNumber)}` : null}
              </span>
            </span>
          ),
        },
        {
          name: isMine ? columns.waits : columns.requester,
          card: 'start-2',
          cell: (requisition) => (
            <span className="wrap-anywhere min-w-0">
              {isMine ? waitsFor(requisition, language) : requisition.requester.name}
            </span>
          ),
        },
        {
          name: columns.amount,
          kind: 'figure',
          card: 'end-2',
          className: 'as-cards:font-semibold as-cards:text-ink',
          cell: ({ due }) => formatDollars(due, language),
        },
        {
          name: columns.submitted,
          card: 'start-3',
          className: 'figures whitespace-nowrap as-cards:text-muted as-cards:text-xs',
          cell: ({ submittedAt }) => formatDay(submittedAt, language, timeZone),
        },
        {
          name: columns.state,
          card: 'end-1',
          cell: (requisition) => <ApprovalStateBadge requisition={requisition} texts={{ list, states }} />,
        },
      ]}
    />
  );
}

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

type FoundWaitingProps = {
  found: readonly { _id: string; number: string }[];
  texts: Texts['approvals']['found'];
};

/** Above a list of orders that was searched: what was looked for may still wait for approval. */
export function FoundWaiting({ found, texts }: FoundWaitingProps) {
  const language = useLanguage();
  if (found.length === 0) return null;
  const count = formatNumber(found.length, language);
  return (
    <Notice tone="info">
      <p className="flex flex-wrap gap-x-3">
        <span>{found.length === 1 ? texts.one : fillText(texts.many, { count })}</span>
        {found.map(({ _id, number }) => (
          <Link
            key={_id}
            href={COMPANY_ROUTES.approval(_id)}
            prefetch={false}
            className="font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {number}
          </Link>
        ))}
      </p>
    </Notice>
  );
}
