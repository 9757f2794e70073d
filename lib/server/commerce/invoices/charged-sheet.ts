import { costsIn, percentOf, taxedAmount } from '@/lib/server/commerce/trade/costs.serializer';
import type {
  ChargedPaper,
  InvoiceDocument,
  InvoiceLine,
  PaperAddress,
} from '@/lib/server/platform/db/documents/receivables';
import type { PricedLine, PricedPaper } from '@/lib/server/platform/pdf/priced-paper';
import { addressText } from '@/lib/shared/addresses/address-text';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatPercent } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type Sheet<Paper = InvoiceDocument> = { invoice: Paper; language: Language; texts: Texts['invoice'] };
/** Of a shop that charged: what is printed of it follows from its parties and tax groups alone. */
export type ChargedSheet = Sheet<InvoiceDocument & ChargedPaper>;

export function isChargedSheet(sheet: Sheet): sheet is ChargedSheet {
  return sheet.invoice.groups !== undefined;
}

function placeText({ addition = '', region = '', ...place }: PaperAddress, language: Language): string {
  const nobody = { company: '', name: '', phone: '', reference: '' };
  return addressText({ ...place, addition, region, ...nobody }, language);
}

/** Who sells; as in the shop's configuration where the settings of freight name nobody. */
/** What the shop's folder says of its registration beyond what the settings of tax say: the managing directors. */
function otherRegistration({
  seller: { registration = '' },
  sellerParty,
}: ChargedSheet['invoice']): string[] {
  const { vatId, taxNumber, register } = sellerParty ?? {};
  const isSaid = (fact: string) =>
    [vatId, taxNumber, register].some((known) => known && (fact.includes(known) || known.includes(fact)));
  return registration.split('  ').filter((fact) => fact !== '' && !isSaid(fact));
}

export function senderOf({ invoice, language, texts }: ChargedSheet): PricedPaper['sender'] | undefined {
  const { sellerParty } = invoice;
  if (!sellerParty) return undefined;
  const { name, email, phone, vatId, taxNumber, register, contactName } = sellerParty;
  const numbers = [
    ...(vatId ? [fillText(texts.vatId, { vatId })] : []),
    ...(taxNumber ? [fillText(texts.taxNumber, { taxNumber })] : []),
    ...(register ? [register] : []),
    ...otherRegistration(invoice),
  ];
  return {
    name,
    lines: [
      placeText(sellerParty, language),
      [...(contactName ? [contactName] : []), email, phone].join('  '),
      ...(numbers.length > 0 ? [numbers.join('  ')] : []),
    ],
  };
}

export function recipientOf({ invoice: { buyerParty }, language, texts }: ChargedSheet): string[] {
  const { name, person, vatId, email } = buyerParty;
  return [
    name,
    placeText(buyerParty, language),
    ...(vatId ? [fillText(texts.vatId, { vatId })] : []),
    ...(person ? [fillText(texts.orderedBy, { name: person })] : []),
    email,
  ];
}

type Facts = [label: string, value: string][];

/** When goods are delivered, and when money came: of an invoice before delivery the law asks for the latter. */
export function daysOf({ invoice, language, texts }: ChargedSheet): Facts {
  if (invoice.kind === 'credit-note') return [];
  const { on, what } = invoice.delivered;
  const dayText = (day: string) => formatDay(day, language, 'UTC');
  return [
    ...(what === 'none' ? [] : ([[texts.delivered[what], dayText(on)]] as Facts)),
    ...(invoice.paidOn ? ([[texts.paidOn, dayText(invoice.paidOn)]] as Facts) : []),
  ];
}

const placeKey = ({ street, postalCode, city, country }: PaperAddress) =>
  [street, postalCode, city, country].join('\n');

/** The buyer's reference, and where goods go if that is another place than the invoice does. */
export function referencesOf({ invoice, language, texts }: ChargedSheet): Facts {
  const { buyerParty, shipTo } = invoice;
  const { reference } = buyerParty;
  const isElsewhere = shipTo && placeKey(shipTo) !== placeKey(buyerParty);
  const place = shipTo && [shipTo.name, placeText(shipTo, language)].filter(Boolean).join('\n');
  return [
    ...(reference ? ([[texts.buyerReference, reference]] as Facts) : []),
    ...(isElsewhere && place ? ([[texts.shipTo, place]] as Facts) : []),
  ];
}

const isTaxed = ({ mode }: ChargedPaper) => mode !== 'none';

/** The heading of the column of rates. */
export function rateHeading({ invoice, texts }: ChargedSheet): string | undefined {
  if (!isTaxed(invoice)) return undefined;
  return invoice.mode === 'vat' ? texts.vat : texts.tax;
}

function rateText({ invoice, language }: ChargedSheet, at: number | undefined): { rate?: string } {
  const group = at === undefined ? undefined : invoice.groups[at];
  return group && isTaxed(invoice) ? { rate: formatPercent(percentOf(group.rate), language) } : {};
}

const isDifference = ({ toolId }: InvoiceLine) => toolId === undefined;

/** The lines of a paper. Freight is a line of credit notes, between units and differences; of an invoice it is a sum. */
export function linesOf(sheet: ChargedSheet, detailsOf: (line: InvoiceLine) => string[]): PricedLine[] {
  const { invoice, language } = sheet;
  const { kind, groups } = invoice;
  const shown = (line: InvoiceLine) => ({
    ...{ ...line, details: detailsOf(line) },
    ...rateText(sheet, line.group),
  });
  const freight = groups.flatMap(({ shippingCents: amountCents }, at) => {
    if (kind === 'invoice' || amountCents === 0) return [];
    const description = costsIn(language).shipping;
    const line = { description, details: [], quantity: 1, unitPriceCents: Math.abs(amountCents) };
    return [{ ...line, amountCents, ...rateText(sheet, at) }];
  });
  const units = invoice.lines.filter((line) => !isDifference(line));
  return [...units.map(shown), ...freight, ...invoice.lines.filter(isDifference).map(shown)];
}

/** What leads to the total: goods, freight, and net and tax of each group. */
export function sumsOf({ invoice, language, texts }: ChargedSheet): [label: string, cents: number][] {
  const { kind, groups, netCents } = invoice;
  const freightCents = groups.reduce((sum, { shippingCents }) => sum + shippingCents, 0);
  const { goods, shipping } = costsIn(language);
  const isFreightApart = kind === 'invoice' && freightCents !== 0;
  const parts: [string, number][] = isFreightApart
    ? [
        [goods, netCents - freightCents],
        [shipping, freightCents],
      ]
    : [];
  if (!isTaxed(invoice)) return parts;
  return [
    ...parts,
    [texts.net, netCents],
    ...groups
      .filter(({ basisCents, taxCents }) => basisCents !== 0 || taxCents !== 0)
      .map((group): [string, number] => [taxedAmount(group, language), group.taxCents]),
  ];
}

/** The notes that the law asks for, in the language of the paper and in English. */
export function notesOf({ invoice, language, texts }: ChargedSheet): string[] {
  const { kind, notes, delivered, exemption, smallBusinessNote, sellerParty } = invoice;
  const sentences = notes.flatMap((code) => {
    if (code === 'small-business' && smallBusinessNote) return [smallBusinessNote];
    return [...new Set([costsIn(language).notes[code], costsIn('en').notes[code]])];
  });
  const isAhead = kind === 'invoice' && delivered.what !== 'shipped' && isTaxed(invoice);
  const day = formatDay(delivered.on, language, 'UTC');
  return [
    ...(sentences.length > 0 ? [sentences.join(' · ')] : []),
    ...(exemption ? [fillText(texts.certificate, { number: exemption.number })] : []),
    ...(isAhead
      ? [delivered.what === 'none' ? texts.paidAhead : fillText(texts.paidAheadUntil, { day })]
      : []),
    ...(sellerParty?.legal ? [sellerParty.legal] : []),
  ];
}

/** Where to pay an invoice on account; bank details of the settings of the server win. */
export function bankOf({ invoice: { sellerParty } }: ChargedSheet): string | undefined {
  const { iban, bic, name } = sellerParty?.bank ?? {};
  if (!iban) return undefined;
  const spaced = `IBAN ${iban.replace(/(.{4})(?=.)/g, '$1 ')}`;
  return [sellerParty?.name, spaced, [bic && `BIC ${bic}`, name].filter(Boolean).join('  ')]
    .filter(Boolean)
    .join('\n');
}
