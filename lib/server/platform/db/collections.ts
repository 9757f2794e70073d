import 'server-only';
import type { Collection } from 'mongodb';
import { database } from './client';
import type {
  CartDocument,
  CartRequestDocument,
  ListColumnsDocument,
  ListDocument,
  OwnNumberDocument,
} from './documents/carts-and-lists';
import type { CompanyDocument, CompanyInvitationDocument, VatCheckDocument } from './documents/companies';
import type {
  AuditEntryDocument,
  AuditHeadDocument,
  CustomerViewDocument,
  IsolatedAuditDocument,
  LegalPageDocument,
  PendingAuditDocument,
} from './documents/compliance';
import type {
  GuardDocument,
  JobRunDocument,
  LeaseDocument,
  MigrationDocument,
  RateLimitDocument,
  RefreshedTagDocument,
  ReloadDocument,
  RestoreDocument,
  ShopFactsDocument,
} from './documents/coordination';
import type {
  BlobChunkDocument,
  BlobDocument,
  FileDocument,
  ReleaseDocument,
  ReleaseFileDocument,
} from './documents/files';
import type {
  BulkChangeDocument,
  ImportChunkDocument,
  ImportDocument,
  ToldColumnsDocument,
} from './documents/imports';
import type { WebhookEndpointDocument } from './documents/integrations';
import type { MailCountDocument, OutboxMail, SubscriberDocument } from './documents/mail';
import type { OrderDocument } from './documents/orders';
import type {
  PageDocument,
  PageVersionDocument,
  SitePartDocument,
  SiteVersionDocument,
} from './documents/pages';
import type {
  DisputeDocument,
  PaymentIntentDocument,
  ProviderEventDocument,
  RefundDocument,
  SyncCheckpointDocument,
} from './documents/payments';
import type { PriceGroupDocument, PriceListDocument, PriceVersionDocument } from './documents/prices';
import type {
  BankRowDocument,
  CompanyPaymentDocument,
  CounterDocument,
  InvoiceDocument,
  ReceivableDocument,
  ReceivableFiguresDocument,
  ReceivableLedgerDocument,
} from './documents/receivables';
import type { OfferDocument, StoredRequest } from './documents/requests-and-offers';
import type {
  BudgetLedgerDocument,
  BudgetPeriodDocument,
  RequisitionDocument,
} from './documents/requisitions';
import type { ReturnDocument } from './documents/returns';
import type { SerialDocument } from './documents/serials';
import type { ShipmentDocument } from './documents/shipments';
import type {
  CategoryDocument,
  RemovedToolDocument,
  ReviewDocument,
  StockLedgerDocument,
  StockReferenceDocument,
  StockWatchDocument,
  ToolDocument,
} from './documents/tools';
import type { TradeSettingsDocument } from './documents/trade';
import type {
  AccountTokenDocument,
  AddressBookDocument,
  ApiKeyDocument,
  LinkedAccountDocument,
  UserDocument,
} from './documents/users';
import type { MissedSearchDocument, SearchWordDocument, SpecWordDocument } from './documents/words';

/** Money is integer cents, time is UTC. Each collection belongs to one domain. */
export type Documents = {
  users: UserDocument;
  accounts: LinkedAccountDocument;
  account_tokens: AccountTokenDocument;
  api_keys: ApiKeyDocument;
  rate_limits: RateLimitDocument;
  tools: ToolDocument;
  removed_tools: RemovedToolDocument;
  categories: CategoryDocument;
  catalogue_words: SpecWordDocument;
  search_words: SearchWordDocument;
  bulk_changes: BulkChangeDocument;
  imports: ImportDocument;
  import_chunks: ImportChunkDocument;
  import_columns: ToldColumnsDocument;
  files: FileDocument;
  'file_data.files': BlobDocument;
  'file_data.chunks': BlobChunkDocument;
  missed_searches: MissedSearchDocument;
  refreshed_tags: RefreshedTagDocument;
  reloads: ReloadDocument;
  aliases: OwnNumberDocument;
  carts: CartDocument;
  cart_requests: CartRequestDocument;
  lists: ListDocument;
  list_columns: ListColumnsDocument;
  address_books: AddressBookDocument;
  companies: CompanyDocument;
  company_invitations: CompanyInvitationDocument;
  company_accounts: ReceivableFiguresDocument;
  account_ledger: ReceivableLedgerDocument;
  receivables: ReceivableDocument;
  company_payments: CompanyPaymentDocument;
  bank_rows: BankRowDocument;
  requisitions: RequisitionDocument;
  budget_periods: BudgetPeriodDocument;
  budget_ledger: BudgetLedgerDocument;
  offers: OfferDocument;
  customer_views: CustomerViewDocument;
  price_groups: PriceGroupDocument;
  price_lists: PriceListDocument;
  price_versions: PriceVersionDocument;
  trade_settings: TradeSettingsDocument;
  shop_facts: ShopFactsDocument;
  vat_checks: VatCheckDocument;
  orders: OrderDocument;
  shipments: ShipmentDocument;
  serials: SerialDocument;
  returns: ReturnDocument;
  stock_ledger: StockLedgerDocument;
  stock_references: StockReferenceDocument;
  stock_watches: StockWatchDocument;
  invoices: InvoiceDocument;
  counters: CounterDocument;
  reviews: ReviewDocument;
  payment_intents: PaymentIntentDocument;
  refunds: RefundDocument;
  disputes: DisputeDocument;
  provider_events: ProviderEventDocument;
  sync_checkpoints: SyncCheckpointDocument;
  /** Other kinds: `outboxOf` of platform/outbox. */
  outbox: OutboxMail;
  mail_counts: MailCountDocument;
  subscribers: SubscriberDocument;
  contact_messages: StoredRequest<'contact'>;
  quote_requests: StoredRequest<'quote'>;
  legal_pages: LegalPageDocument;
  pages: PageDocument;
  page_versions: PageVersionDocument | SiteVersionDocument;
  site_parts: SitePartDocument;
  guards: GuardDocument;
  leases: LeaseDocument;
  job_runs: JobRunDocument;
  migrations: MigrationDocument;
  restores: RestoreDocument;
  releases: ReleaseDocument;
  release_files: ReleaseFileDocument;
  audit_pending: PendingAuditDocument;
  audit_isolated: IsolatedAuditDocument;
  audit_log: AuditEntryDocument;
  audit_head: AuditHeadDocument;
  webhook_endpoints: WebhookEndpointDocument;
};

export async function collection<Name extends keyof Documents>(
  name: Name,
): Promise<Collection<Documents[Name]>> {
  return (await database()).collection<Documents[Name]>(name);
}
