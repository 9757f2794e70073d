import type { SettledPayments } from '@/lib/server/commerce/payments/intents/settle-restored';
import type { ClosedAgain } from '@/lib/server/compliance/privacy/close-again';
import type { Manifest } from '@/lib/server/platform/db/backup/manifest';
import type { ListedPayment, RestoreDocument } from '@/lib/server/platform/db/documents/coordination';
import { plainAmount, toDollars } from '@/lib/shared/numbers/money';
import type { Judgment } from './judge-restored';

const VIOLATIONS_SHOWN = 5;

const amount = (cents: number, currency: string) =>
  `${plainAmount(toDollars(cents))} ${currency.toUpperCase()}`;

const KINDS: Record<ListedPayment['kind'], string> = {
  'order-lost': 'PAID, ORDER LOST',
  processing: 'IN PROGRESS, ORDER LOST',
  'part-refund-lost': 'REFUND IN PART LOST',
};

export function loadedLines({ backup, documents, files, setBack, series }: RestoreDocument): string[] {
  const { sessions = 0, keys = 0, links = 0, mails = 0, deadMails = 0, endpoints = 0 } = setBack ?? {};
  return [
    `Restored: ${documents ?? 0} documents as of ${backup.snapshotAt.toISOString()}, written by release ${backup.release}.`,
    ...(files ? [`Uploaded files: ${files} from the backup's folder.`] : []),
    `Ended: the sessions of ${sessions} accounts, ${keys} API keys, ${links} one-time links, ${deadMails} mails with such a link.`,
    `Set aside: ${mails} mails that were queued then${mails > 0 ? ' (forgeline held-mail lists, sends or discards them)' : ''}.`,
    ...(endpoints > 0
      ? [
          `Disabled: ${endpoints} webhooks. Enable them on the page Webhooks, where they stopped or from now on.`,
        ]
      : []),
    series === undefined
      ? 'Invoice numbers go on where the backup ends.'
      : `Invoice numbers begin with INV-${series}- and CN-${series}- from now on: numbers given after the backup are not known.`,
  ];
}

export function missingLines({
  leftOut = [],
  lost = [],
  gone = [],
}: Pick<Manifest, 'leftOut' | 'lost' | 'gone'>): string[] {
  return [
    ...(leftOut.length > 0
      ? [`Not in the backup: ${leftOut.length} uploaded files, which must be in the bucket.`]
      : []),
    ...lost.map((name) => `LOST      the content of ${name} was damaged or gone when the backup was made`),
    ...gone.map((name) => `GONE      the content of ${name} was not in the bucket; it is in the backup`),
  ];
}

function listedLine(payment: ListedPayment & { email?: string }): string {
  const { kind, intentId, amountCents, refundedCents, currency, orderNumber, invoiceNumber, email } = payment;
  const refunded =
    refundedCents > 0 && kind !== 'part-refund-lost'
      ? `${amount(refundedCents, currency)} refunded`
      : undefined;
  return [
    `${KINDS[kind]}: ${intentId}`,
    amount(amountCents, currency),
    refunded,
    orderNumber && `order ${orderNumber}`,
    invoiceNumber && `invoice ${invoiceNumber}`,
    email,
  ]
    .filter(Boolean)
    .join(', ');
}

export function paymentLines({ counts, listed }: SettledPayments): string[] {
  const summary = Object.entries(counts).map(([outcome, count]) => `${outcome} ${count}`);
  return [
    `Payments since the backup: ${summary.join(', ') || 'none that the backup does not know'}.`,
    ...listed.map(listedLine),
  ];
}

export function closedLines({ closed, left }: ClosedAgain): string[] {
  return [
    `Accounts closed since the backup: ${closed} closed again.`,
    ...left.map(({ id, code }) => `NOT CLOSED: account ${id} (${code})`),
  ];
}

export function judgmentLines(judgments: readonly Judgment[]): string[] {
  return judgments.flatMap(({ name, promise, violations }) => [
    `${violations.length === 0 ? 'held    ' : 'VIOLATED'}  ${name}: ${promise}`,
    ...violations.slice(0, VIOLATIONS_SHOWN).map((violation) => `            ${violation}`),
    ...(violations.length > VIOLATIONS_SHOWN
      ? [`            and ${violations.length - VIOLATIONS_SHOWN} more`]
      : []),
  ]);
}
