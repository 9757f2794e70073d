import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { holdsLink } from '@/lib/server/platform/mail/templates/name-for-strangers';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatCents } from '@/lib/shared/numbers/money';
import { statementReference } from '@/lib/shared/receivables/statement-reference';
import { statement as german } from '@/lib/shared/texts/de/statement';
import { statement as english } from '@/lib/shared/texts/en/statement';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { orderMailsIn } from '@/lib/shared/texts/mail-texts';

const statementTextsIn = inLanguage({ en: english, de: german });

export type PaidByCard = {
  order: OrderDocument;
  payment: CompanyPaymentDocument;
  /** The sum then open of the invoice. */
  openCents: number;
  to: readonly string[];
};

/** The receipt of an invoice that was paid by card, one to each address. */
export function invoicePaidMails({ order, payment, openCents, to }: PaidByCard): Mail[] {
  const { language, poNumber, invoiceNumber = '' } = order;
  const orderMails = orderMailsIn(language);
  const statement = statementTextsIn(language);
  const { receipt } = statement;
  const amount = formatCents(payment.amountCents, language);
  const card = statementReference({ reference: '', card: payment.cardLast4 ?? '' }, statement.history);
  const facts = [
    [receipt.invoice, invoiceNumber],
    [receipt.order, order.number],
    ...(poNumber && !holdsLink(poNumber) ? [[receipt.poNumber, poNumber] as const] : []),
    [receipt.amount, amount],
    [receipt.method, card],
    ...(openCents > 0 ? [[receipt.open, formatCents(openCents, language)] as const] : []),
  ] as const;
  const content = composeMail({
    language,
    words: orderMails.invoicePaid,
    values: { invoice: invoiceNumber, number: order.number, amount },
    facts: [...facts],
    url: siteLink(COMPANY_ROUTES.order(order._id.toHexString()), language),
  });
  return to.map((email, place) => ({
    key: `invoice-paid:${payment._id.toHexString()}-${place}`,
    to: email,
    ...content,
  }));
}
