import type { AuditAction } from '@/lib/shared/audit/audit-actions';
import type { RequisitionEvents } from './commerce/approvals/requisition-events';
import type { CompanyEvents } from './commerce/companies/company-events';
import type { FileEvents } from './commerce/files/file-events';
import type { OfferEvents } from './commerce/offers/offer-events';
import type { OrderEvents } from './commerce/orders/order-events';
import type { ShipmentEvents } from './commerce/orders/ship/shipment-events';
import type { PageEvents } from './commerce/pages/page-events';
import type { PaymentEvents } from './commerce/payments/payment-events';
import type { PriceEvents } from './commerce/prices/price-events';
import type { CompanyPaymentEvents } from './commerce/receivables/money/company-payment-events';
import type { ReminderEvents } from './commerce/receivables/reminders/reminder-events';
import type { ReturnEvents } from './commerce/returns/return-events';
import type { ReviewEvents } from './commerce/reviews/review-events';
import type { SerialEvents } from './commerce/serials/serial-events';
import type { CategoryEvents } from './commerce/tools/categories/category-events';
import type { SearchWordEvents } from './commerce/tools/search-words/search-word-events';
import type { WordEvents } from './commerce/tools/spec-words/word-events';
import type { ToolEvents } from './commerce/tools/tool-events';
import type { TradeEvents } from './commerce/trade/trade-events';
import type { ComplianceEvents } from './compliance/compliance-events';
import type { AccountEvents } from './identity/account-events';
import type { ApiKeyEvents } from './identity/api-keys/api-key-events';
import type { NewsletterEvents } from './inbox/newsletter/newsletter-events';
import type { RequestEvents } from './inbox/requests/request-events';
import type { EndpointEvents } from './integrations/endpoints/endpoint-events';
import type { DataEvents } from './platform/events/data-events';
import type { HeldMailEvents } from './platform/events/held-mail-events';

type EveryEvent = AccountEvents &
  ApiKeyEvents &
  CategoryEvents &
  CompanyEvents &
  CompanyPaymentEvents &
  ComplianceEvents &
  DataEvents &
  EndpointEvents &
  FileEvents &
  HeldMailEvents &
  NewsletterEvents &
  OfferEvents &
  OrderEvents &
  PageEvents &
  PaymentEvents &
  PriceEvents &
  ReminderEvents &
  RequestEvents &
  RequisitionEvents &
  ReturnEvents &
  ReviewEvents &
  ShipmentEvents &
  SerialEvents &
  ToolEvents &
  TradeEvents &
  SearchWordEvents &
  WordEvents;

/** Does not compile where no domain records an action of the audit log. */
export type AuditedEvents = Pick<EveryEvent, AuditAction>;
export type OtherEvents = Omit<EveryEvent, AuditAction>;
