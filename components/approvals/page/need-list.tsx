import { Check, Clock } from 'lucide';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { Moment } from '@/components/ui/moment';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import { listedNames } from '@/lib/shared/text/listed-names';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { needText } from '../../checkout/shown-need';

type NeedListProps = {
  requisition: Pick<Requisition, 'needs' | 'state'>;
  /** Whether anybody can still answer. */
  isOpen: boolean;
  texts: Texts['approvals'];
};

/** Each approval that is needed: who gave it, or for whom it waits. */
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
