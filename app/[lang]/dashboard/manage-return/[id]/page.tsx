import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { ReturnButtons } from '@/components/returns/manage/return-buttons';
import { returnFacts } from '@/components/returns/return-facts';
import { ReturnLines } from '@/components/returns/return-lines';
import { ReturnStateBadge } from '@/components/returns/return-state-badge';
import { SlipLink } from '@/components/returns/slip-link';
import { BackLink } from '@/components/ui/links/back-link';
import { FactList, Panel } from '@/components/ui/panel';
import { getOrder } from '@/lib/server/commerce/orders/read/get-order';
import { getManagedReturn } from '@/lib/server/commerce/returns/read-returns';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { ManagedReturn } from '@/lib/shared/returns/return.schema';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireAdmin } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string; id: string }> };

const returnOrNotFound = cache(async (id: string) => {
  const actor = await requireAdmin(ROUTES.manageReturn(id));
  return { made: (await ifFound(getManagedReturn(actor, id))) ?? notFound(), actor };
});

/** Marks lines of which the shipment has serial numbers. */
function withSerialed({ lines, shipmentNumber }: ManagedReturn, order: Order | null) {
  const shipment = order?.shipments?.find(({ number }) => number === shipmentNumber);
  const scanned = new Set(shipment?.lines.flatMap(({ toolId, serials }) => (serials ? [toolId] : [])));
  return lines.map((line) => ({ ...line, hasSerials: scanned.has(line.toolId) }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, id } = await params;
  const { number } = (await returnOrNotFound(id)).made;
  return { title: fillText(textsFor(lang).returns.title, { number }) };
}

export default async function ManagedReturnPage({ params }: PageProps) {
  const { lang, id } = await params;
  const language = languageOf(lang);
  const texts = textsFor(lang);
  const { returns } = texts;
  const { made, actor } = await returnOrNotFound(id);
  const order = made.orderId === undefined ? null : await ifFound(getOrder(actor, made.orderId));
  const { _id, number, state, orderId, lines, company, buyerName, instructions, refusal, endReason } = made;
  const { externalId, refunded, value } = made;
  const buyer = buyerName || texts.privacy.closed.buyer;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <BackLink href={ROUTES.manageReturns}>{returns.manage.heading}</BackLink>
        <DashboardHead
          heading={fillText(returns.title, { number })}
          state={<ReturnStateBadge state={state} texts={returns.states} />}
        >
          <div className="flex flex-wrap gap-2 empty:hidden">
            <ReturnButtons
              // Fields begin anew with each state.
              key={state}
              made={{ ...pick(made, '_id', 'number', 'state'), lines: withSerialed(made, order) }}
              settlement={value ? { value, isOnAccount: order?.payBy === 'account' } : undefined}
              texts={pick(returns.manage, 'approve', 'refuse', 'receive', 'refund', 'credit', 'close')}
            />
            {state === 'approved' ? (
              <SlipLink id={_id} label={returns.downloadSlip} variant="outline" />
            ) : null}
          </div>
        </DashboardHead>
      </div>
      <Panel heading={returns.lines.label}>
        <ReturnLines lines={lines} isManaged texts={returns} />
      </Panel>
      <Panel heading={returns.facts.heading}>
        <FactList
          facts={[
            [returns.facts.customer, company ? `${company}\n${buyer}` : buyer],
            ...returnFacts(made, {
              orderHref: orderId && ROUTES.manageOrder(orderId),
              texts: returns.facts,
            }),
            ...(instructions ? [[returns.sending.instructions, instructions] as const] : []),
            ...(refusal ? [[returns.manage.refusal, refusal] as const] : []),
            ...(endReason ? [[returns.manage.endReason, endReason] as const] : []),
            ...(value === undefined ? [] : [[returns.manage.value, formatDollars(value, language)] as const]),
            ...(refunded === undefined
              ? []
              : [[returns.manage.given, formatDollars(refunded, language)] as const]),
            ...(externalId ? [[returns.facts.externalId, externalId] as const] : []),
          ]}
        />
      </Panel>
    </div>
  );
}
