import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { CompanyNotice } from '@/lib/shared/companies/company-tax.schema';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import { isWrongLeitwegId } from '@/lib/shared/trade/company/leitweg-id';
import { charges } from '@/lib/shared/trade/trade-settings';

/** The fields that a company has in a shop that charges. */
const CHARGED = ['buyerReference', 'invoiceFormat', 'exemptions', 'debtorAccount'] as const;
type Charged = { readonly [Field in (typeof CHARGED)[number]]?: unknown };

export async function isChargingShop(): Promise<boolean> {
  return charges((await currentTrade()).settings);
}

/** Throws `validation-failed` for fields that a shop which charges nothing does not have. */
export async function requireCharging(input: Charged): Promise<void> {
  const sent = CHARGED.filter((field) => input[field] !== undefined);
  if (sent.length === 0 || (await isChargingShop())) return;
  const issues: FieldIssues = Object.fromEntries(sent.map((field) => [field, ['unknown-field']]));
  throw new AppError('validation-failed', { issues });
}

type Invoicing = {
  buyerReference?: string | undefined;
  invoiceFormat?: CompanyDocument['invoiceFormat'] | undefined;
};

/**
 * Returns a notice for a Leitweg-ID with wrong check digits. Throws `validation-failed` for one where invoices are sent as XRechnung,
 * whose recipients go by it.
 */
export function judgeReference(company: Invoicing, edited: Invoicing): CompanyNotice | undefined {
  const { buyerReference = company.buyerReference, invoiceFormat = company.invoiceFormat } = edited;
  const isEdited = edited.buyerReference !== undefined || edited.invoiceFormat !== undefined;
  if (!(isEdited && buyerReference && isWrongLeitwegId(buyerReference))) return undefined;
  if (invoiceFormat !== 'xrechnung') return 'leitweg-id-unlikely';
  throw new AppError('validation-failed', { issues: { buyerReference: ['leitweg-id-invalid'] } });
}
