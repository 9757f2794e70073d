import { useLanguage } from '#use-language';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { formatMoment } from '@/lib/shared/dates';
import { formatDollars } from '@/lib/shared/money';
import { ROUTES } from '@/lib/shared/routes';
import type { Refund } from '@/lib/shared/schemas/refund';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type RefundTexts = Texts['orderPage']['refunds'];
type RefundTableProps = { refunds: readonly Refund[]; texts: RefundTexts; withOrder: boolean };

/** Money that goes back: how much, why, for which order, and whether the provider has taken it. */
export function RefundTable({ refunds, texts, withOrder }: RefundTableProps) {
  const language = useLanguage();
  const { columns } = texts;
  return (
    <Table aria-label={texts.caption}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.when}</TableHeadCell>
          {withOrder ? <TableHeadCell>{columns.order}</TableHeadCell> : null}
          <TableHeadCell className="md:text-end">{columns.amount}</TableHeadCell>
          <TableHeadCell>{columns.why}</TableHeadCell>
          <TableHeadCell>{columns.state}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {refunds.map((refund) => (
          <TableRow key={refund.transactionId}>
            <TableCell label={columns.when} className="figures">
              <time dateTime={refund.createdAt}>{formatMoment(refund.createdAt, language)}</time>
            </TableCell>
            {withOrder ? (
              <TableCell label={columns.order}>
                <RefundedOrder refund={refund} texts={texts} />
              </TableCell>
            ) : null}
            <TableCell label={columns.amount} className="figures font-semibold text-ink md:text-end">
              {formatDollars(refund.amount, language)}
            </TableCell>
            <TableCell label={columns.why}>
              <span className="grid min-w-0 gap-0.5 text-end md:text-start">
                <span>{texts.reasons[refund.reason]}</span>
                <span className="wrap-anywhere font-mono text-2xs text-muted">{refund.transactionId}</span>
              </span>
            </TableCell>
            <TableCell label={columns.state}>
              <RefundState refund={refund} texts={texts} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function RefundedOrder({ refund, texts }: { refund: Refund; texts: RefundTexts }) {
  if (!refund.orderId) return <span className="text-muted">{texts.noOrder}</span>;
  return (
    <Link
      href={ROUTES.manageOrder(refund.orderId)}
      prefetch={false}
      className="whitespace-nowrap font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {refund.orderNumber ?? refund.orderId}
    </Link>
  );
}

function RefundState({ refund, texts }: { refund: Refund; texts: RefundTexts }) {
  const language = useLanguage();
  const isWaiting = refund.state === 'waiting';
  return (
    <span className="grid min-w-0 justify-items-end gap-1 text-end md:justify-items-start md:text-start">
      <Badge tone={isWaiting ? 'accent' : 'success'}>{texts.states[refund.state]}</Badge>
      {refund.refundedAt ? (
        <time dateTime={refund.refundedAt} className="figures text-muted text-xs">
          {formatMoment(refund.refundedAt, language)}
        </time>
      ) : null}
      {isWaiting && refund.lastError ? (
        <span className="text-danger text-xs">
          {fillText(texts.failed, { attempts: String(refund.attempts) })}
        </span>
      ) : null}
    </span>
  );
}
