import { type People, shownNeed } from '@/lib/server/commerce/companies/budgets/order-needs';
import { methodResponse } from '@/lib/server/commerce/orders/order-charges';
import { receiptResponse } from '@/lib/server/commerce/prices/buyer';
import type { namesForPage } from '@/lib/server/commerce/tools/read/tool-names';
import { sumsResponse } from '@/lib/server/commerce/trade/costs.serializer';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { PROBLEMS, type ProblemCode } from '@/lib/shared/messages/problems';
import { toDollars } from '@/lib/shared/numbers/money';
import { lineWords, notesOf } from '@/lib/shared/orders/order-notes';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { CostsResponse } from '@/lib/shared/trade/costs.schema';
import { needOf, stateAt } from './requisitions.policy';

function serializeLine(
  line: RequisitionDocument['lines'][number],
  nameOf: (toolId: string, name: string) => string,
): Requisition['lines'][number] {
  const { sku, image, quantity, unitPriceCents, receipt, reference, written } = line;
  const toolId = line.toolId.toHexString();
  return {
    ...{ toolId, sku, name: nameOf(toolId, line.name), image, quantity },
    unitPrice: toDollars(unitPriceCents),
    lineTotal: toDollars(lineCents(line)),
    receipt: receiptResponse(receipt, 'buyer'),
    ...optionalField('reference', reference),
    ...lineWords(line),
    ...optionalField('written', written),
  };
}

function serializeNeeds({ needs, requesterId }: RequisitionDocument, people: People): Requisition['needs'] {
  return needs.map((need) => ({
    id: need.id.toHexString(),
    ...shownNeed(needOf(need), people, requesterId),
    ...optionalField('yes', need.yes && { name: need.yes.name, at: need.yes.at.toISOString() }),
  }));
}

function serializeSource(source: RequisitionDocument['source']): Requisition['source'] {
  return source === 'cart' ? source : { ...source, offerId: source.offerId.toHexString() };
}

function serializeFailure({ lastFailure }: RequisitionDocument): Requisition['lastFailure'] {
  if (!lastFailure) return undefined;
  const { code, at } = lastFailure;
  const [, , message] = PROBLEMS[code as ProblemCode] ?? PROBLEMS['requisition-outdated'];
  return { code, message, at: at.toISOString() };
}

/** What a requisition came to when it was submitted; undefined where the shop did not charge. */
export function costsOfRequisition({
  goodsCents,
  dueCents,
  shippingCents = 0,
  taxCents = 0,
  taxes: groups,
}: RequisitionDocument): CostsResponse | undefined {
  return groups && sumsResponse({ goodsCents, shippingCents, taxCents, dueCents, groups }, requestLanguage());
}

function chargesOf(
  requisition: RequisitionDocument,
): Pick<Requisition, 'costs' | 'shippingMethod' | 'delivery'> {
  const { shipping, delivery } = requisition;
  return {
    ...optionalField('costs', costsOfRequisition(requisition)),
    ...optionalField('shippingMethod', shipping && methodResponse(shipping)),
    ...optionalField('delivery', delivery),
  };
}

type Shown = {
  now: Date;
  people: People;
  mayDecide: boolean;
  orderNumber?: string | undefined;
  /** In the reader's language. */
  nameOf: Awaited<ReturnType<typeof namesForPage>>;
};

export function serializeRequisition(
  requisition: RequisitionDocument,
  { now, people, mayDecide, orderNumber, nameOf }: Shown,
): Requisition {
  const { requesterId, requesterName, lines, address, phone, payBy, language } = requisition;
  return {
    _id: requisition._id.toHexString(),
    number: requisition.number,
    state: stateAt(requisition, now),
    requester: { userId: requesterId.toHexString(), name: requesterName },
    source: serializeSource(requisition.source),
    lines: lines.map((line) => serializeLine(line, (toolId, name) => nameOf({ toolId, name, language }))),
    lineCount: requisition.lineCount,
    units: requisition.units,
    goodsValue: toDollars(requisition.goodsCents),
    due: toDollars(requisition.dueCents),
    ...{ address, phone, payBy },
    ...chargesOf(requisition),
    ...optionalField('requestedOn', requisition.requestedOn),
    ...optionalField('deliver', requisition.deliver),
    ...optionalField('poNumber', requisition.poNumber),
    ...notesOf(requisition),
    submittedAt: requisition.submittedAt.toISOString(),
    expiresAt: requisition.expiresAt.toISOString(),
    needs: serializeNeeds(requisition, people),
    mayDecide,
    ...optionalField('orderId', requisition.orderId?.toHexString()),
    ...optionalField('orderNumber', orderNumber),
    ...optionalField('reason', requisition.reason),
    ...optionalField('endedAt', requisition.endedAt?.toISOString()),
    ...optionalField('endedBy', requisition.endedBy?.name),
    ...optionalField('lastFailure', serializeFailure(requisition)),
  };
}
