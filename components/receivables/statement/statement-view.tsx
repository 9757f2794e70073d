import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import type { Statement, StatementLine } from '@/lib/shared/receivables/receivables.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { AgeingTable } from './ageing-table';
import { HistoryPeriod } from './history-period';
import { OpenInvoices } from './open-invoices';
import { OwedFigures, StatementFigures } from './statement-figures';
import { StatementHistory } from './statement-history';

type StatementViewProps = {
  statement: Statement;
  /** The days asked for were none that a statement covers. */
  isOutOfRange?: boolean;
  path: string;
  files: string;
  orderHref: (orderId: string) => string;
  payHref?: (orderId: string) => string;
  actionOf?: (line: StatementLine) => ReactNode;
  /** What an admin does here, above the history, which may be long. */
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
      <Panel heading={texts.open.label} className={DENSE}>
        <OpenInvoices invoices={statement.open} orderHref={orderHref} payHref={payHref} texts={texts.open} />
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
