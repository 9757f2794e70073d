import { ObjectId } from 'mongodb';
import { describe, expect, it, vi } from 'vitest';
import {
  datesMovedMail,
  orderCancelledMail,
  orderExpiredMail,
  orderExpiringMail,
  orderPaidMail,
  orderPlacedMail,
  orderRefundedMail,
} from '@/lib/server/commerce/orders/order-mails';
import {
  invoiceMail,
  orderShippedMail,
  partShippedMail,
  trackingMail,
} from '@/lib/server/commerce/orders/ship/shipment-mails';
import {
  disputeClosedMail,
  disputeOpenedMail,
  refundFailedMail,
  refundGivenUpMail,
} from '@/lib/server/commerce/payments/payment-mails';
import {
  returnApprovedMail,
  returnReceivedMail,
  returnRefusedMail,
  returnRequestedMail,
  returnToAnswerMail,
} from '@/lib/server/commerce/returns/return-mails';
import { lowStockMail, restockedMail } from '@/lib/server/commerce/tools/stock/stock-mails';
import { accountClosedMail } from '@/lib/server/compliance/privacy/account-closed-mail';
import {
  passwordRemovedMail,
  passwordResetMail,
  secondFactorRemovedMail,
  verificationMail,
} from '@/lib/server/identity/accounts/account-mails';
import {
  alreadySubscribedMail,
  confirmMail,
  welcomeMail,
} from '@/lib/server/inbox/newsletter/newsletter-mails';
import {
  messageAcknowledgementMail,
  messageReceivedMail,
  quoteAcknowledgementMail,
  quoteRequestedMail,
} from '@/lib/server/inbox/requests/request-mails';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { DisputeDocument } from '@/lib/server/platform/db/documents/payments';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import type {
  ContactMessageDocument,
  QuoteRequestDocument,
} from '@/lib/server/platform/db/documents/requests-and-offers';
import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import type { MailContent } from '@/lib/server/platform/mail/templates/layout';
import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
import { axesOf, PLACED_ON_ACCOUNT } from '@/lib/shared/orders/order-status';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { shop as REFERENCE } from '@/tests/support/shop/reference-shop';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const shop = vi.hoisted(() => ({ language: 'en' }));
vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({
    NEXTAUTH_URL: 'https://shop.example.com',
    CONTACT_EMAIL: 'sales@example.com',
    CONTACT_LANGUAGE: shop.language,
    BANK_DETAILS: 'IBAN DE02 1203',
  }),
}));

const SCRIPT = '<script>alert(1)</script>';
const at = new Date('2026-11-21T07:10:00Z');
const BILLED = {
  ...{ name: '', street: '7 Kai', addition: '', postalCode: '20457', city: 'Hamburg', region: '' },
  ...{ country: 'DE', phone: '1' },
};
const id = new ObjectId();

function orderIn(language: Language, toolName = 'QX-7'): OrderDocument {
  return {
    _id: id,
    number: 'FL-7K2M9Q',
    ...ofLines(orderLine({ toolId: id, name: toolName, quantity: 1200, unitPriceCents: 1235 })),
    currency: 'usd',
    buyerId: id,
    buyerName: toolName,
    buyerSortKey: '',
    buyerEmail: 'buyer@example.com',
    address: 'Gießen',
    phone: '1',
    language,
    ...axesOf('paid'),
    transactionId: 'pi_1',
    invoiceNumber: 'INV-000042',
    creditNoteNumber: 'CN-000007',
    placedAt: at,
    paidAt: at,
    expiresAt: at,
    timeline: [],
  };
}

const RECEIVABLE: ReceivableDocument = {
  ...{ _id: 'INV-000042', orderId: id, companyId: id, orderNumber: 'FL-7K2M9Q' },
  ...{ grossCents: 1_482_000, openCents: 1_400_000, issuedAt: at },
  ...{ dueOn: '2026-12-21', dueAt: new Date('2026-12-22T00:00:00Z') },
};

const SHIPMENT: ShipmentDocument = {
  ...{ _id: id, number: 'DN-000007', sequence: 7, orderId: id, orderNumber: 'FL-7K2M9Q', part: 1 },
  ...{ buyerId: id, parcels: [], shippedOn: '2026-11-21', at, actorId: id },
  lines: [{ toolId: id, sku: 'FT-HAMMER', name: 'QX-7', quantity: 200, openAfter: 1000 }],
};

/** Returns an order on account of a company called as the buyer. */
function onAccountIn(language: Language, words?: string): OrderDocument {
  const { paidAt: _, transactionId, expiresAt, ...order } = orderIn(language, words);
  return {
    ...{ ...order, payBy: 'account', ...PLACED_ON_ACCOUNT },
    billTo: { number: 'CO-1', name: words ?? 'QX-7', billing: BILLED },
  };
}

const returnIn = (language: Language, words = 'QX-7'): ReturnDocument => ({
  ...{ _id: id, number: 'RMA-7K2M9Q', part: 1, orderId: id, orderNumber: 'FL-7K2M9Q' },
  ...{ shipmentId: id, shipmentNumber: 'DN-000007', buyerId: id, buyerName: words, language },
  ...{
    state: 'received',
    requestedAt: at,
    requestedBy: id,
    note: words,
    instructions: words,
    refusal: words,
  },
  lines: [
    {
      ...{ toolId: id, sku: 'FT-HAMMER', name: words, quantity: 1200, approved: 1100, restock: 900 },
      ...{ scrap: 100, reason: 'damaged' },
    },
  ],
});

const FAILED = { id: 're_1', intentId: 'pi_1', amountCents: 1235, reason: 'declined' };
const GIVEN_UP = { _id: id, intentId: 'pi_one', amountCents: 500, lastError: 'charge_disputed' };

const DISPUTE: DisputeDocument = {
  _id: 'du_1',
  intentId: 'pi_1',
  orderId: id,
  amountCents: 1235,
  currency: 'usd',
  reason: 'fraudulent',
  state: 'to-answer',
  isInquiry: false,
  dueBy: at,
  openedAt: at,
  retrievedAt: at,
};

const requestIn = (language: Language, words = 'QX-7') => ({
  _id: id,
  number: 'RFQ-7K2M9Q',
  name: words,
  email: 'buyer@example.com',
  company: words,
  phone: '1',
  userId: id,
  language,
  state: 'open' as const,
  receivedAt: at,
});

const messageIn = (language: Language, words?: string): ContactMessageDocument => ({
  ...requestIn(language, words),
  kind: 'contact',
  topic: 'custom',
  message: words ?? 'QX-7',
});

const quoteIn = (language: Language, words = 'QX-7'): QuoteRequestDocument => ({
  ...requestIn(language, words),
  kind: 'quote',
  note: words,
  lines: [
    { toolId: id, toolName: words, toolSku: 'FL-1', toolImage: '', unitPriceCents: 1235, quantity: 1200 },
  ],
});

const subscriberIn = (language: Language) => ({
  _id: id,
  email: 'reader@example.com',
  unsubscribeToken: 'unsubscribe-token',
  language,
});

const lowTool = (name = 'QX-7') => ({ _id: id, sku: 'FL-1', name, quantity: 3 });

const restockedIn = (language: Language, count: number, name = 'QX-7') => ({
  ...{ watchId: id, email: 'buyer@example.com', language },
  tools: Array.from({ length: count }, () => ({ ...lowTool(name), slug: 'qx-7' })),
});

/** Every mail the store sends, by name; `words` is everything that people could have typed. */
function mailsIn(language: Language, words?: string): Record<string, MailContent> {
  shop.language = language;
  const order = orderIn(language, words);
  const person = { email: 'buyer@example.com', name: words ?? 'QX-7' };
  return {
    verification: verificationMail({ token: 'token', language }),
    passwordReset: passwordResetMail({ token: 'token', language }),
    passwordRemoved: passwordRemovedMail({ language }),
    secondFactorRemoved: secondFactorRemovedMail({ language }),
    accountClosed: accountClosedMail({ userId: id, email: 'a@example.com', name: words ?? 'QX-7' }, language),
    placed: orderPlacedMail(order),
    expiring: orderExpiringMail(order),
    expired: orderExpiredMail(order),
    cancelledByBuyer: orderCancelledMail(order, 'buyer'),
    cancelledByAdmin: orderCancelledMail(order, 'admin'),
    paid: orderPaidMail(order),
    shipped: orderShippedMail(order),
    placedOnAccount: orderPlacedMail(onAccountIn(language, words)),
    shippedOnAccount: orderShippedMail(onAccountIn(language, words), {
      shipment: SHIPMENT,
      receivable: RECEIVABLE,
    }),
    shippedPaidByCredit: orderShippedMail(onAccountIn(language, words), {
      receivable: { ...RECEIVABLE, openCents: 0 },
    }),
    partShipped: partShippedMail(order, SHIPMENT),
    newTracking: trackingMail(order, SHIPMENT, at),
    datesMoved: datesMovedMail(order, {
      slipped: order.lines.map((line) => ({ line, from: '2026-11-30', to: null })),
      reason: words,
      at,
    }),
    partShippedOnAccount: partShippedMail(onAccountIn(language, words), SHIPMENT, RECEIVABLE),
    invoice: invoiceMail(onAccountIn(language, words), RECEIVABLE, 'accounts@example.com'),
    refunded: orderRefundedMail(order, 1_482_000),
    chargedBack: orderRefundedMail({ ...order, chargedBack: { amountCents: 1_482_000, at } }, 1_482_000),
    disputeOpened: disputeOpenedMail(DISPUTE, order),
    disputeInquiry: disputeOpenedMail({ ...DISPUTE, isInquiry: true }, order),
    orderlessDispute: disputeOpenedMail(DISPUTE, null),
    disputeWon: disputeClosedMail({ ...DISPUTE, state: 'won' }, order),
    disputeLost: disputeClosedMail({ ...DISPUTE, state: 'lost' }, order),
    refundFailed: refundFailedMail(FAILED, order),
    orderlessRefundFailed: refundFailedMail(FAILED, null),
    refundGivenUp: refundGivenUpMail(GIVEN_UP, order),
    orderlessRefundGivenUp: refundGivenUpMail(GIVEN_UP, null),
    returnRequested: returnRequestedMail(returnIn(language, words), person),
    returnApproved: returnApprovedMail(returnIn(language, words), person),
    returnRefused: returnRefusedMail(returnIn(language, words), person),
    returnReceived: returnReceivedMail(returnIn(language, words), person),
    returnToAnswer: returnToAnswerMail(returnIn(language, words)),
    restocked: restockedMail(restockedIn(language, 1, words)),
    restockedMany: restockedMail(restockedIn(language, 2, words)),
    lowStock: lowStockMail([lowTool(words)], id),
    lowStocks: lowStockMail(
      Array.from({ length: 50 }, () => lowTool(words)),
      id,
    ),
    messageAcknowledgement: messageAcknowledgementMail(messageIn(language, words)),
    messageReceived: messageReceivedMail(messageIn(language, words)),
    quoteAcknowledgement: quoteAcknowledgementMail(quoteIn(language, words)),
    quoteRequested: quoteRequestedMail(quoteIn(language, words)),
    confirmNewsletter: confirmMail(subscriberIn(language), 'token'),
    welcome: welcomeMail(subscriberIn(language), at),
    alreadySubscribed: alreadySubscribedMail(subscriberIn(language), at),
  };
}

/** Frequent English words that cannot occur in a German mail. */
const ENGLISH =
  /\b(?:the|your?|you|and|is|were|are|has|have|with|please|order|thank|of|to|if|it|we|our|each|paid|number|list|price)\b/i;
const GERMAN = /\b(?:der|die|das|ihre?|und|ist|wurde|mit|bitte|bestellung|sie|wir|nicht)\b/i;

/** Returns the visible text of a mail's HTML: without the head and the addresses of links. */
function wordsOf({ html }: MailContent): string {
  return html.replace(/<style>[\s\S]*?<\/style>/g, ' ').replace(/<[^>]+>/g, ' ');
}

describe.each(LANGUAGES.all)('the mails in %s', (language) => {
  const mails = Object.entries(mailsIn(language));

  it.each(mails)('%s declares it, has every placeholder filled in, and links to pages in it', (_, mail) => {
    expect(mail.html).toContain(`<html lang="${language}">`);
    for (const text of [mail.subject, mail.text, mail.html.replace(/<style>[\s\S]*?<\/style>/, '')]) {
      expect(text).not.toMatch(/\{\w+\}|undefined|\[object/);
    }
    for (const [, path = ''] of mail.html.matchAll(/href="https:\/\/shop\.example\.com([^"]*)"/g)) {
      if (language === LANGUAGES.default) expect(path).not.toMatch(/^\/(?:de|en)\b/);
      else expect(path).toMatch(new RegExp(`^/${language}(?:[/?#]|$)`));
    }
  });

  it.each(mails)('%s has no word of another language', (_, mail) => {
    const foreign = language === 'en' ? GERMAN : ENGLISH;
    const plain = mail.text.replace(/https:\S+/g, '').replace(REFERENCE.contact.address, '');
    for (const text of [mail.subject, plain, wordsOf(mail)]) expect(text).not.toMatch(foreign);
  });

  it.each(Object.entries(mailsIn(language, SCRIPT)))('%s escapes what people typed', (_, mail) => {
    expect(mail.html).not.toContain('<script');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  it.each(Object.entries(mailsIn(language, '{contact} {brand}')))(
    '%s treats nothing of it as a placeholder',
    (name, mail) => {
      const holdsTyped =
        /placed|expir|cancelled|paid|shipped|refunded|^refundFailed|^refundGivenUp|Received|Requested|^return|accountClosed|restocked/.test(
          name,
        );
      if (holdsTyped) expect(mail.text).toContain('{contact} {brand}');
    },
  );
});

it('a German order’s mails format money, numbers and dates as in German', () => {
  const { text, subject } = orderPaidMail(orderIn('de'));
  expect(subject.replace(/\s/g, ' ')).toBe('Zahlungsbeleg zu Bestellung FL-7K2M9Q: 14.820,00 $ bezahlt');
  expect(text.replace(/\u00a0/g, ' ')).toContain('Menge: 1.200 zu je 12,35 $');
  expect(text).toContain('Bezahlt am: Sa., 21. Nov. 2026');
  expect(orderPlacedMail(orderIn('de')).text).toContain('21. November 2026 um 07:10 UTC');
});

it('a German order’s mails say of an order on account what is open of its invoice, until when, and where to pay', () => {
  const mail = invoiceMail(onAccountIn('de'), RECEIVABLE, 'buchhaltung@example.com');
  const text = mail.text.replace(/\u00a0/g, ' ');
  expect(mail).toMatchObject({
    to: 'buchhaltung@example.com',
    subject: 'Rechnung INV-000042 zu Bestellung FL-7K2M9Q',
  });
  for (const line of [
    ...['Rechnung: INV-000042', 'Aus Guthaben bezahlt: 820,00 $', 'Zu zahlen: 14.000,00 $'],
    ...['Fällig: Mo., 21. Dez. 2026', 'Zahlbar an: IBAN DE02 1203'],
  ]) {
    expect(text).toContain(line);
  }
  const paid = orderShippedMail(onAccountIn('de'), { receivable: { ...RECEIVABLE, openCents: 0 } }).text;
  expect(paid).not.toMatch(/Fällig|Zahlbar an|Zu zahlen/);
  expect(orderPlacedMail(onAccountIn('de')).text).not.toMatch(/bezahlen|verfällt/);
});

it('a German order’s mails link to the German page of the order', () => {
  const { text } = orderShippedMail(orderIn('de'));
  expect(text).toContain(`https://shop.example.com/de/dashboard/my-order/${id.toHexString()}`);
});

it('a German order’s mails list the lines of an order of several, at most fifty, and name it by the first', () => {
  const lines = Array.from({ length: 52 }, (_, place) =>
    orderLine({ sku: `FT-${place}`, name: `Säge ${place}`, quantity: 1_200 }),
  );
  const { text: raw, subject } = orderPlacedMail({ ...orderIn('de'), ...ofLines(...lines) });
  const text = raw.replace(/\u00a0/g, ' ');
  expect(subject).toContain('Säge 0 und 51 weitere');
  expect(text).toContain('FT-48: 1.200 × Säge 48, 15.000,00 $');
  expect(text).not.toContain('Säge 49');
  expect(text).toContain('3 weitere, auf der Seite der Bestellung');
  expect(text).toContain('780.000,00 $');
});

it('the mail to the shop about a request is in the shop’s language, and names the sender’s if it is another', () => {
  shop.language = 'en';
  const mail = quoteRequestedMail(quoteIn('de'));
  expect(mail.subject).toBe('RFQ-7K2M9Q Request for quote: 1 tool for QX-7');
  expect(mail.text).toContain('Language: Deutsch');
  expect(quoteRequestedMail(quoteIn('en')).text).not.toContain('Language');
});

it.each([
  ['a dispute', (order: OrderDocument) => disputeOpenedMail(DISPUTE, order)],
  ['the end of a dispute', (order: OrderDocument) => disputeClosedMail({ ...DISPUTE, state: 'won' }, order)],
  ['a failed refund', (order: OrderDocument) => refundFailedMail(FAILED, order)],
  ['a refund that was given up', (order: OrderDocument) => refundGivenUpMail(GIVEN_UP, order)],
])(
  'the mails to the shop about a payment of a closed account on %s name it as such, not by the mark stored in place of its e-mail',
  (_, mailOf) => {
    shop.language = 'en';
    const { text } = mailOf({ ...orderIn('en'), buyerName: '', buyerEmail: CLOSED_ACCOUNT.email });
    expect(text).toContain('Buyer: Closed account');
    expect(text).not.toContain(CLOSED_ACCOUNT.email);
  },
);
