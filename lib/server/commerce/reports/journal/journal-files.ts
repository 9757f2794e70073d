import { makeZip } from 'client-zip';
import { invoicePdf } from '@/lib/server/commerce/invoices/invoice-pdf';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { recordDataEvent } from '@/lib/server/platform/events/data-events';
import { streamOf } from '@/lib/server/platform/http/stream-of';
import { createPause } from '@/lib/server/platform/work-in-steps';
import { plainAmount, toDollars } from '@/lib/shared/numbers/money';
import { statementReference } from '@/lib/shared/receivables/statement-reference';
import type { JournalFileQuery } from '@/lib/shared/reports/journal.schema';
import { CURRENCY } from '@/lib/shared/site/currency';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { csvLines, writeCsv } from '@/lib/shared/text/csv';
import { statement as german } from '@/lib/shared/texts/de/statement';
import { statement as english } from '@/lib/shared/texts/en/statement';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { readWholePapers } from './journal.repository';
import type { JournalEntry } from './journal-entries';
import { type JournalScope, journalScope, readEntries } from './journal-sources';
import { EntryNames, loadOrderNumbers } from './read-journal';

const statementTextsIn = inLanguage({ en: english, de: german });

/** Programs find columns by name: rename none. */
const COLUMNS = [
  ...['day', 'kind', 'number', 'buyer', 'company', 'order', 'amount', 'currency', 'transaction'],
];

const isByCard = ({ kind }: JournalEntry) => kind === 'card-payment' || kind === 'card-refund';

/** Yields a part of the file for some lines at a time. */
async function* csvParts(
  scope: JournalScope,
  language: Language,
): AsyncGenerator<{ text: string; rows: number }> {
  const { decimalMark, csvDelimiter } = LANGUAGE_FACTS[language];
  const { history } = statementTextsIn(language);
  const names = new EntryNames();
  yield { text: writeCsv([COLUMNS], csvDelimiter), rows: 0 };
  for await (const batch of readEntries(scope)) {
    await names.load(batch);
    const orderNumberOf = await loadOrderNumbers(batch);
    const rows = batch.map((entry) => {
      const { day, kind, number, buyer, card = '', cents } = entry;
      const company = names.companyOf(entry);
      const reference = isByCard(entry) ? statementReference({ reference: number, card }, history) : number;
      return [
        ...[day, kind, reference, buyer ?? company?.name, company?.number, orderNumberOf(entry)],
        ...[{ signed: plainAmount(toDollars(cents)).replace('.', decimalMark) }, CURRENCY.code],
        isByCard(entry) ? number : '',
      ];
    });
    yield { text: csvLines(rows, csvDelimiter), rows: rows.length };
  }
}

/** The PDFs of papers, each named by its number and drawn when it is sent. */
async function* paperFiles(scope: JournalScope) {
  const pause = createPause();
  for (const kind of ['invoice', 'credit-note'] as const) {
    if (!scope.kinds.includes(kind)) continue;
    for await (const paper of readWholePapers(kind, scope)) {
      await pause();
      yield { name: `${paper.number}.pdf`, lastModified: paper.issuedAt, input: await invoicePdf(paper) };
    }
  }
}

type Counted = { actor: Caller; what: string };

/** Passes parts on, and records in the audit log how many rows were taken, also where the reader goes away before the end. */
async function* recorded<Part>(
  parts: AsyncIterable<Part>,
  rowsOf: (part: Part) => number,
  { actor, what }: Counted,
): AsyncGenerator<Part> {
  let rows = 0;
  try {
    for await (const part of parts) {
      rows += rowsOf(part);
      yield part;
    }
  } finally {
    await recordDataEvent('data.exported', { actor, what, rows });
  }
}

function file(body: ReadableStream, name: string, mediaType: string): Response {
  return new Response(body, {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}

async function* encoded(parts: AsyncIterable<{ text: string }>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const { text } of parts) yield encoder.encode(text);
}

/**
 * A line a row, as a stream; amounts as the language writes them. Throws `forbidden`, `not-found`, `validation-failed` for more than
 * 400 days.
 */
export async function getJournalCsv(
  actor: Caller,
  { language = LANGUAGES.default, ...query }: JournalFileQuery = {},
  now: Date = new Date(),
): Promise<Response> {
  requirePermission(actor, 'manage-orders');
  const scope = await journalScope(query, now);
  const what = 'journal.csv';
  const parts = recorded(csvParts(scope, language), ({ rows }) => rows, { actor, what });
  const { from, to } = scope.days;
  return file(streamOf(encoded(parts)), `journal-${from}-${to}.csv`, 'text/csv; charset=utf-8');
}

async function* bytesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/** The PDF of each invoice and credit note, as a stream. Throws as `getJournalCsv`. */
export async function getJournalPapers(
  actor: Caller,
  { language: _language, ...query }: JournalFileQuery = {},
  now: Date = new Date(),
): Promise<Response> {
  requirePermission(actor, 'manage-orders');
  const scope = await journalScope(query, now);
  const papers = recorded(paperFiles(scope), () => 1, { actor, what: 'papers.zip' });
  const { from, to } = scope.days;
  const zip = makeZip(papers) as unknown as AsyncIterable<Uint8Array>;
  return file(streamOf(bytesOf(zip)), `papers-${from}-${to}.zip`, 'application/zip');
}
