import { useLanguage } from '#use-language';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import type { Requisition, RequisitionChange } from '@/lib/shared/approvals/requisition.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ApprovalOutcomeProps = {
  requisition: Requisition;
  isRequester: boolean;
  /** The reader's company. */
  isBlocked: boolean;
  /** The number of the order that it became. */
  orderHref: string | undefined;
  texts: Texts['approvals']['page'];
};

/** An order by card is unpaid at first. */
function nextOf({ payBy }: Requisition, isRequester: boolean, texts: Texts['approvals']['page']): string {
  if (payBy === 'account') return texts.orderedNext.account;
  return isRequester ? texts.orderedNext.pay : texts.orderedNext.paidByRequester;
}

/** Says what became of a request that was not ordered; null while it is open. */
function endOf(
  { state, reason, endedBy = '' }: Requisition,
  texts: Texts['approvals']['page'],
): string | null {
  if (state === 'submitted') return null;
  if (reason) return fillText(texts.rejectedBy, { name: endedBy, reason });
  return state === 'withdrawn' ? texts.withdrawnText : texts.expiredText;
}

/** Says what can be done where a request is no longer as it was submitted. */
export function nextAfterChange({ source }: Requisition, texts: Texts['approvals']['page']): string {
  return source === 'cart' ? texts.changedAgain : texts.changedAgainOffer;
}

/** Shows what became of a request, or what stands in its way, and what to do next. */
export function ApprovalOutcome(props: ApprovalOutcomeProps) {
  const { requisition, isRequester, isBlocked, orderHref, texts } = props;
  const { source, orderNumber = '', reason, lastFailure, changes = [] } = requisition;
  if (orderHref) {
    return (
      <Notice tone="success">
        <div className="grid gap-3">
          <div>
            <p className="font-semibold text-ink">{fillText(texts.ordered, { number: orderNumber })}</p>
            <p>{nextOf(requisition, isRequester, texts)}</p>
          </div>
          <div>
            <LinkButton href={orderHref} variant="outline" size="sm">
              {texts.openOrder}
            </LinkButton>
          </div>
        </div>
      </Notice>
    );
  }
  const end = endOf(requisition, texts);
  if (end !== null) {
    return (
      <Notice {...(reason ? { tone: 'danger' } : {})}>
        <p className="wrap-anywhere">{end}</p>
        {isRequester ? <p>{source === 'cart' ? texts.again : texts.againOffer}</p> : null}
      </Notice>
    );
  }
  if (isBlocked) return <Notice tone="danger">{texts.blocked}</Notice>;
  if (!lastFailure && changes.length === 0) return null;
  const shown = changes.length > 0 ? changes : lastFailure ? [lastFailure] : [];
  return (
    <Notice tone="warning">
      <div className="grid gap-2">
        <p className="font-semibold text-ink">{texts.changed}</p>
        <p>{lastFailure ? texts.changedText : texts.changedNow}</p>
        <ChangeList changes={shown} texts={texts} />
        <p>{nextAfterChange(requisition, texts)}</p>
      </div>
    </Notice>
  );
}

type ChangeTexts = Pick<Texts['approvals']['page'], 'changes' | 'priceLine' | 'stockLine'>;
type Line = { sku?: unknown; before?: unknown; after?: unknown; wanted?: unknown; left?: unknown };

type ChangeListProps = { changes: readonly RequisitionChange[]; texts: ChangeTexts };

function linesOf({ lines }: RequisitionChange): readonly Line[] {
  return Array.isArray(lines) ? lines : [];
}

/** Lists what differs from the request as it was submitted, line by line where lines differ. */
export function ChangeList({ changes, texts }: ChangeListProps) {
  const language = useLanguage();
  const sentences: Readonly<Record<string, string>> = texts.changes;

  function lineText({ sku, before, after, wanted, left }: Line): string | null {
    if (typeof before === 'number' && typeof after === 'number') {
      return fillText(texts.priceLine, {
        sku: String(sku),
        before: formatDollars(before, language),
        after: formatDollars(after, language),
      });
    }
    if (typeof wanted === 'number' && typeof left === 'number') {
      return fillText(texts.stockLine, {
        sku: String(sku),
        wanted: formatNumber(wanted, language),
        left: formatNumber(left, language),
      });
    }
    return typeof sku === 'string' ? sku : null;
  }

  return (
    <ul className="grid gap-1.5">
      {changes.map((change) => {
        const lines = linesOf(change).flatMap((line) => lineText(line) ?? []);
        return (
          <li key={change.code} className="grid gap-0.5">
            <span className="font-medium text-ink">{sentences[change.code] ?? texts.changes.other}</span>
            {lines.length > 0 ? (
              <ul className="figures list-disc ps-5">
                {lines.map((line) => (
                  <li key={line} className="wrap-anywhere">
                    {line}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
