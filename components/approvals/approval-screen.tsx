import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { OrderCosts } from '@/components/freight/order-costs';
import { BackLink } from '@/components/ui/links/back-link';
import { Link } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import { FactList, Panel } from '@/components/ui/panel';
import { UsageBar } from '@/components/ui/usage-bar';
import { periodLabel } from '@/lib/shared/approvals/need-sentence';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { labelledNotes } from '@/lib/shared/orders/order-notes';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ApprovalLines, NeedList } from './approval-facts';
import { ApprovalOutcome, nextAfterChange } from './approval-outcome';
import { ApprovalStateBadge } from './approval-table';
import { Decide } from './decide';
import { RequesterActions } from './requester-actions';

/** Shows on the first screen what a decision depends on. */
const DENSE = '[&.grid]:gap-3 sm:[&.grid]:p-5';

type ApprovalScreenProps = {
  requisition: Requisition;
  isRequester: boolean;
  isOpen: boolean;
  isFromDesk: boolean;
  /** Where it was opened. */
  back: { href: string; label: string };
  /** The reader's company. */
  isBlocked: boolean;
  /** Whose version it orders, where the reader may see that. */
  offer: { number: string; href: string } | undefined;
  /** The page of the order it became, where the reader may see that. */
  orderHref: string | undefined;
  texts: Pick<Texts, 'approvals' | 'shell'> & Partial<Pick<Texts, 'costs'>>;
};

function BudgetFacts({
  budget,
  texts,
}: {
  budget: NonNullable<Requisition['budget']>;
  texts: Texts['approvals'];
}) {
  const language = useLanguage();
  const { page, quarter } = texts;
  const { name, period, limit, left, leftAfter } = budget;
  const money = (dollars: number) => formatDollars(dollars, language);
  const before = fillText(page.budgetBefore, {
    left: money(left),
    limit: money(limit),
    period: periodLabel(period, quarter, language),
  });
  const after = fillText(leftAfter < 0 ? page.budgetPassed : page.budgetAfter, {
    amount: money(Math.abs(leftAfter)),
  });
  return (
    <Panel heading={page.budget} className={DENSE}>
      <div className="grid gap-0.5 text-sm">
        <p className="wrap-anywhere font-medium text-ink">{name}</p>
        <p>{before}</p>
        <div className="py-1">
          <UsageBar used={limit - left} more={left - leftAfter} limit={limit} />
        </div>
        <p className={leftAfter < 0 ? 'font-semibold text-danger' : undefined}>{after}</p>
      </div>
    </Panel>
  );
}

/** Asked where what is approved passes the budget of the requester. */
function questionOf({
  requisition: { due, budget },
  texts: { approvals, shell },
  language,
}: Pick<ApprovalScreenProps, 'requisition' | 'texts'> & { language: Language }) {
  if (!budget || budget.leftAfter >= 0) return undefined;
  const { page, quarter } = approvals;
  const money = (dollars: number) => formatDollars(dollars, language);
  const { name, limit, left, leftAfter } = budget;
  const period = periodLabel(budget.period, quarter, language);
  return {
    title: fillText(page.approveOver, { amount: money(Math.abs(leftAfter)), period }),
    text: fillText(page.approveOverText, { name, due: money(due), left: money(left), limit: money(limit) }),
    texts: { ...shell.confirm, confirm: page.approve },
    tone: 'primary' as const,
  };
}

function OfferLink({ number, href }: { number: string; href: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="font-mono underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {number}
    </Link>
  );
}

function factsOf(
  { requisition, offer, texts: { approvals } }: ApprovalScreenProps,
  day: (iso: string, zone?: string) => string,
): readonly (readonly [string, ReactNode])[] {
  const { page } = approvals;
  const { requester, submittedAt, expiresAt, poNumber, payBy, address, phone } = requisition;
  const { requestedOn, deliver } = requisition;
  return [
    ...(offer ? [[page.offer, <OfferLink key="offer" {...offer} />] as const] : []),
    [page.requester, requester.name],
    [page.submitted, <Moment key="at" at={submittedAt} />],
    ...(requisition.state === 'submitted' ? [[page.until, day(expiresAt)] as const] : []),
    ...(poNumber ? [[page.poNumber, poNumber] as const] : []),
    [page.payment, page.payBy[payBy]],
    ...(requestedOn ? [[page.requestedOn, day(requestedOn, 'UTC')] as const] : []),
    ...(deliver === 'complete' ? [[page.deliver, page.complete] as const] : []),
    [page.address, address],
    [page.phone, phone],
  ];
}

export function ApprovalScreen(props: ApprovalScreenProps) {
  const { requisition, isRequester, isOpen, isFromDesk, back, isBlocked, orderHref, texts: all } = props;
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  const { approvals: texts } = all;
  const { page } = texts;
  const { number, due, budget, mayDecide } = requisition;
  const money = formatDollars(due, language);
  return (
    <div className="grid min-w-0 gap-6 max-lg:pb-20">
      <div className="grid gap-4">
        <BackLink href={back.href}>{back.label}</BackLink>
        <DashboardHead
          heading={fillText(page.heading, { number })}
          state={<ApprovalStateBadge requisition={requisition} texts={texts} />}
        >
          {isRequester ? (
            <RequesterActions
              requisition={{ _id: requisition._id, number }}
              isOpen={isOpen}
              mayReorder={requisition.orderId === undefined}
              texts={pick(page, 'withdraw', 'withdrawTitle', 'withdrawText', 'withdrawn', 'toCart')}
              confirmTexts={all.shell.confirm}
            />
          ) : null}
        </DashboardHead>
        <ApprovalOutcome {...{ requisition, isRequester, isBlocked, orderHref }} texts={page} />
      </div>
      <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <p className="wrap-anywhere font-semibold text-ink">{requisition.requester.name}</p>
            <p className="figures font-extrabold text-2xl text-ink">
              <span className="sr-only">{page.due}: </span>
              {money}
            </p>
          </div>
          {labelledNotes(requisition, page.notes).map(({ name, label, text }) => (
            <section key={name} aria-label={label} className="border-line border-s-2 ps-3 text-sm">
              <p className="text-muted text-xs">{label}</p>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </section>
          ))}
          {mayDecide ? (
            <Decide
              requisition={{ _id: requisition._id }}
              mayApprove={!isBlocked}
              question={questionOf({ requisition, texts: all, language })}
              due={money}
              isFromDesk={isFromDesk}
              next={nextAfterChange(requisition, page)}
              texts={pick(
                page,
                'approve',
                'approved',
                'stillNeeded',
                'cancel',
                'changed',
                'changes',
                'priceLine',
                'reason',
                'reasonHint',
                'reject',
                'rejected',
                'rejectSend',
                'stockLine',
              )}
            />
          ) : null}
        </div>
        {/* On phones before the lines: what an approver decides by. */}
        <div className="grid min-w-0 gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Panel heading={page.needs} className={DENSE}>
            <NeedList requisition={requisition} isOpen={isOpen} texts={texts} />
          </Panel>
          {budget ? <BudgetFacts budget={budget} texts={texts} /> : null}
          <Panel heading={page.delivery} className={DENSE}>
            <FactList
              stacked
              facts={factsOf(props, (iso, zone = timeZone) => formatDay(iso, language, zone))}
            />
          </Panel>
        </div>
        {requisition.costs && all.costs ? (
          <div className="grid min-w-0 gap-6">
            <ApprovalLines requisition={requisition} texts={page} />
            <OrderCosts
              costs={requisition.costs}
              shippingMethod={requisition.shippingMethod}
              texts={all.costs}
            />
          </div>
        ) : (
          <ApprovalLines requisition={requisition} texts={page} />
        )}
      </div>
    </div>
  );
}
