import { accountSecurityCalls } from '@/lib/shared/accounts/account-security.contract';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';
import { addressCalls } from '@/lib/shared/addresses/addresses.contract';
import { apiKeyCalls } from '@/lib/shared/api-keys/api-keys.contract';
import { approvalCalls } from '@/lib/shared/approvals/approvals.contract';
import { auditCalls } from '@/lib/shared/audit/audit.contract';
import type { Contract } from '@/lib/shared/calls/contract';
import { serviceCalls } from '@/lib/shared/calls/service.contract';
import { cartCalls } from '@/lib/shared/cart/cart.contract';
import { cartCostsCalls } from '@/lib/shared/cart/cart-costs.contract';
import { categoryCalls } from '@/lib/shared/categories/categories.contract';
import { commandCalls } from '@/lib/shared/command/command.contract';
import { ownRecordCalls } from '@/lib/shared/command/own-record.contract';
import { companyCalls, managedCompanyCalls } from '@/lib/shared/companies/company.contract';
import { savedViewCalls, userCalls, viewCalls } from '@/lib/shared/customers/users.contract';
import { deskCalls } from '@/lib/shared/desk/desk.contract';
import { fileCalls } from '@/lib/shared/files/files.contract';
import { importCalls } from '@/lib/shared/imports/imports.contract';
import { endpointCalls } from '@/lib/shared/integrations/endpoints.contract';
import { eventCalls } from '@/lib/shared/integrations/events.contract';
import { legalPageCalls } from '@/lib/shared/legal/legal-pages.contract';
import { listCalls } from '@/lib/shared/lists/lists.contract';
import { newsletterCalls } from '@/lib/shared/newsletter/newsletter.contract';
import { offerCostsCalls } from '@/lib/shared/offers/offer-costs.contract';
import { managedOfferCalls, offerCalls } from '@/lib/shared/offers/offers.contract';
import { orderCalls } from '@/lib/shared/orders/orders.contract';
import { shipmentCalls } from '@/lib/shared/orders/ship/shipments.contract';
import { pageCalls } from '@/lib/shared/pages/pages.contract';
import { siteCalls } from '@/lib/shared/pages/site.contract';
import { paymentCalls } from '@/lib/shared/payments/payments.contract';
import { priceCalls, priceListCalls } from '@/lib/shared/prices/prices.contract';
import { quickOrderCalls } from '@/lib/shared/quick-order/quick-order.contract';
import { bankFileCalls } from '@/lib/shared/receivables/bank-file/bank-file.contract';
import { receivableCalls } from '@/lib/shared/receivables/receivable-rows.contract';
import { managedReceivableCalls, statementCalls } from '@/lib/shared/receivables/receivables.contract';
import { journalCalls } from '@/lib/shared/reports/journal.contract';
import { overviewCalls } from '@/lib/shared/reports/overview.contract';
import { taxReportCalls } from '@/lib/shared/reports/tax-report.contract';
import { contactCalls, quoteCalls } from '@/lib/shared/requests/requests.contract';
import { allReturnCalls, returnCalls } from '@/lib/shared/returns/returns.contract';
import { reviewCalls } from '@/lib/shared/reviews/reviews.contract';
import { searchWordCalls } from '@/lib/shared/search-words/search-words.contract';
import { allSerialCalls, serialCalls } from '@/lib/shared/serials/serials.contract';
import { specWordCalls } from '@/lib/shared/spec-words/spec-words.contract';
import { bulkEditCalls, stockCalls, stockWatchCalls } from '@/lib/shared/stock/stock.contract';
import { toolCalls } from '@/lib/shared/tools/tools.contract';
import { tradeCalls } from '@/lib/shared/trade/trade.contract';

const NAMED_CALLS = [
  toolCalls,

  stockCalls,

  categoryCalls,

  specWordCalls,

  searchWordCalls,

  fileCalls,

  serialCalls,
  allSerialCalls,

  priceCalls,
  priceListCalls,

  tradeCalls,
  journalCalls,
  taxReportCalls,

  cartCalls,
  cartCostsCalls,

  quickOrderCalls,

  listCalls,

  addressCalls,

  bulkEditCalls,

  stockWatchCalls,

  importCalls,

  orderCalls,
  shipmentCalls,
  returnCalls,
  allReturnCalls,

  paymentCalls,

  deskCalls,

  overviewCalls,

  reviewCalls,

  userCalls,

  companyCalls,
  managedCompanyCalls,

  approvalCalls,

  statementCalls,
  managedReceivableCalls,
  receivableCalls,

  bankFileCalls,

  apiKeyCalls,

  viewCalls,
  savedViewCalls,

  commandCalls,
  ownRecordCalls,

  accountCalls,

  accountSecurityCalls,

  newsletterCalls,

  contactCalls,
  quoteCalls,

  managedOfferCalls,
  offerCalls,
  offerCostsCalls,

  legalPageCalls,
  pageCalls,
  siteCalls,

  auditCalls,
  eventCalls,
  endpointCalls,

  serviceCalls,
].flatMap((calls) => Object.entries<Contract>(calls));

export const ALL_CALLS: readonly Contract[] = NAMED_CALLS.map(([, call]) => call);

const NAMES = new Map(NAMED_CALLS.map(([name, call]) => [call, name]));

/** Returns the name under which a call is declared, which no other call has: `shipOrder`. */
export function nameOfCall(call: Contract): string {
  const name = NAMES.get(call);
  if (!name) throw new Error(`${call.method} ${call.path} is not among all calls`);
  return name;
}
