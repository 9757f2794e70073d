import { LinkButton } from '@/components/ui/links/link-button';
import { Notice } from '@/components/ui/states/notice';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ChangeList } from './change-list';

type RequisitionOutcomeProps = {
  requisition: Requisition;
  /** Of the order it became. */
  orderHref: string | undefined;
  texts: Texts['approvals']['page'];
};

/** What became of a request, or what stands in its way, and what to do next. */
export function RequisitionOutcome({ requisition, orderHref, texts }: RequisitionOutcomeProps) {
  const { state, orderNumber = '', reason, endedBy = '', lastFailure, changes = [] } = requisition;
  if (orderHref) {
    return (
      <Notice tone="success">
        <div className="grid gap-3">
          <div>
            <p className="font-semibold text-ink">{fillText(texts.ordered, { number: orderNumber })}</p>
            <p>{texts.orderedText}</p>
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
  if (reason) {
    return (
      <Notice tone="danger">
        <p className="wrap-anywhere">{fillText(texts.rejectedBy, { name: endedBy, reason })}</p>
      </Notice>
    );
  }
  if (state === 'withdrawn') return <Notice>{texts.withdrawnText}</Notice>;
  if (state !== 'submitted') return <Notice>{texts.expiredText}</Notice>;
  if (!lastFailure && changes.length === 0) return null;
  const shown = changes.length > 0 ? changes : lastFailure ? [lastFailure] : [];
  return (
    <Notice tone="warning">
      <div className="grid gap-2">
        <p className="font-semibold text-ink">{texts.changed}</p>
        <p>{lastFailure ? texts.changedText : texts.changedNow}</p>
        <ChangeList changes={shown} texts={texts} />
        <p>{texts.changedAgain}</p>
      </div>
    </Notice>
  );
}
