import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { DataTable } from '@/components/ui/tables/data-table';
import { UsageBar } from '@/components/ui/usage-bar';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { AGEING_BUCKETS, owedOf } from '@/lib/shared/receivables/ageing';
import type { Statement, StatementLine } from '@/lib/shared/receivables/receivables.schema';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { OpenInvoices } from './open-invoices';
import { HistoryPeriod, StatementHistory } from './statement-history';

type StatementViewProps = {
  statement: Statement;
  /** The days asked for were none that a statement covers. */
  isOutOfRange?: boolean;
  /** Of the open invoices those past their day alone. */
  isOverdueAlone?: boolean;
  path: string;
  files: string;
  orderHref: (orderId: string) => string;
  payHref?: (orderId: string) => string;
  actionOf?: (line: StatementLine) => ReactNode;
  /** The admin's actions, above the history, which may be long. */
  children?: ReactNode;
  texts: Texts['statement'];
};

/** The first open invoices are on the first screen. */
const DENSE = '[&.grid]:gap-3 [&.grid]:p-4 sm:[&.grid]:p-5';

/** Shows a company's statement to its approvers and to admins. */
export function StatementView(props: StatementViewProps) {
  const {
    statement,
    isOutOfRange = false,
    isOverdueAlone = false,
    path,
    files,
    orderHref,
    payHref,
    actionOf,
    children,
    texts,
  } = props;
  return (
    <div className="grid min-w-0 gap-4">
      <Panel heading={texts.heading} className={DENSE}>
        <div className="grid min-w-0 gap-3 xl:grid-cols-[auto_minmax(0,1fr)] xl:items-start xl:gap-6">
          <OwedFigures statement={statement} texts={texts.figures} />
          <AgeingTable statement={statement} texts={texts.ageing} />
        </div>
        <StatementFigures statement={statement} texts={texts} />
      </Panel>
      <Panel heading={isOverdueAlone ? texts.open.overdueAlone : texts.open.label} className={DENSE}>
        {isOverdueAlone ? (
          <Link
            href={path}
            prefetch={false}
            className="w-fit text-sm underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {texts.open.all}
          </Link>
        ) : null}
        <OpenInvoices
          invoices={
            isOverdueAlone ? statement.open.filter(({ overdueDays }) => overdueDays > 0) : statement.open
          }
          orderHref={orderHref}
          payHref={payHref}
          texts={texts.open}
        />
      </Panel>
      {children}
      <Panel heading={texts.history.label} className={DENSE}>
        <HistoryPeriod path={path} files={files} statement={statement} texts={texts} />
        {isOutOfRange ? <Notice tone="info">{texts.history.backwards}</Notice> : null}
        <StatementHistory statement={statement} texts={texts.history} {...(actionOf ? { actionOf } : {})} />
      </Panel>
    </div>
  );
}

const FIGURES = ['limit', 'reserved', 'invoiced', 'credit', 'free'] as const;

type FigureTexts = Pick<Texts['statement'], 'figures' | 'hints'>;

type FigureProps = {
  name: string;
  value: string;
  hint?: string | undefined;
  isLarge?: boolean;
  isBad?: boolean;
};

function Figure({ name, value, hint, isLarge = false, isBad = false }: FigureProps) {
  return (
    <div className="grid content-start">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className={`font-bold ${isLarge ? 'text-xl' : ''} ${isBad ? 'text-danger' : 'text-ink'}`}>
        {value}
      </dd>
      {hint ? <dd className="text-muted text-xs max-sm:hidden">{hint}</dd> : null}
    </div>
  );
}

type OwedFiguresProps = {
  statement: Pick<Statement, 'invoiced' | 'credit' | 'ageing'>;
  texts: FigureTexts['figures'];
};

/** Shows what a company owes, and how much of it is overdue. */
function OwedFigures({ statement, texts }: OwedFiguresProps) {
  const language = useLanguage();
  const { balance, overdue } = owedOf(statement);
  return (
    <dl aria-label={texts.owed} className="figures grid grid-cols-2 gap-x-6 text-sm xl:pe-2">
      <Figure name={texts.balance} value={formatDollars(balance, language)} isLarge />
      <Figure name={texts.overdue} value={formatDollars(overdue, language)} isLarge isBad={overdue > 0} />
    </dl>
  );
}

type StatementFiguresProps = {
  statement: Pick<Statement, (typeof FIGURES)[number] | 'termsDays'>;
  texts: FigureTexts;
};

/** Shows what a company may order on account, and what it uses of that. */
function StatementFigures({ statement, texts }: StatementFiguresProps) {
  const language = useLanguage();
  const { figures } = texts;
  const hints: Partial<Record<(typeof FIGURES)[number], string>> = texts.hints;
  const { limit, free } = statement;
  const values = {
    used: formatDollars(limit - free, language),
    limit: formatDollars(limit, language),
    left: formatDollars(Math.abs(free), language),
  };
  const usage = fillText(free < 0 ? figures.usedOver : figures.usedLeft, values);
  const figureList = (
    <dl
      aria-label={figures.label}
      className="figures grid grid-cols-3 gap-x-3 gap-y-2 border-line border-t pt-3 text-sm sm:gap-x-6 xl:grid-cols-6"
    >
      {FIGURES.map((name) => (
        <Figure
          key={name}
          name={figures[name]}
          value={formatDollars(statement[name], language)}
          hint={hints[name]}
          isBad={name === 'free' && statement.free < 0}
        />
      ))}
      <Figure name={figures.terms} value={termsText(statement.termsDays, figures, language)} />
    </dl>
  );
  if (statement.termsDays === null) return figureList;
  return (
    <>
      {figureList}
      <UsageBar used={limit - free} limit={limit} text={usage} />
    </>
  );
}

type AgeingTableProps = {
  statement: Pick<Statement, 'ageing' | 'invoiced'>;
  texts: Texts['statement']['ageing'];
};

/**
 * Shows what is open by how long it has been due; as a card only the ages that there are, without the sum, which stands
 * among the figures below.
 */
function AgeingTable({ statement: { ageing, invoiced }, texts }: AgeingTableProps) {
  const language = useLanguage();
  return (
    <DataTable
      label={texts.label}
      rows={[ageing]}
      keyOf={() => texts.label}
      rowClassName={invoiced === 0 ? 'as-cards:hidden' : ''}
      columns={[
        ...AGEING_BUCKETS.map((bucket) => ({
          name: texts[bucket],
          kind: 'figure' as const,
          className: clsx(
            bucket !== 'notDue' && ageing[bucket] > 0 && 'font-semibold text-danger',
            ageing[bucket] === 0 && 'as-cards:hidden',
          ),
          cell: () => formatDollars(ageing[bucket], language),
        })),
        {
          name: texts.total,
          kind: 'figure',
          className: 'font-semibold text-ink as-cards:hidden',
          cell: () => formatDollars(invoiced, language),
        },
      ]}
    />
  );
}

type TermsTexts = Pick<Texts['statement']['figures'], 'days' | 'noTerms'>;

/** Says how long the company has to pay an invoice. */
export function termsText(days: number | null, texts: TermsTexts, language: Language): string {
  if (days === null) return texts.noTerms;
  return fillText(days === 1 ? texts.days.one : texts.days.many, { count: formatNumber(days, language) });
}
