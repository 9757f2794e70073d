import { requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { requireCompany } from '@/lib/server/identity/users/company-members';
import { env } from '@/lib/server/platform/config/env';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { isoMoment } from '@/lib/shared/dates/zoned-days';
import { plainAmount } from '@/lib/shared/numbers/money';
import type { Statement, StatementQuery } from '@/lib/shared/receivables/receivables.schema';
import { CURRENCY } from '@/lib/shared/site/currency';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { writeCsv } from '@/lib/shared/text/csv';
import { readStatement } from './read-statement';
import { statementPdf } from './statement-pdf';

type FileQuery = StatementQuery & { language?: Language | undefined };

/** Throws `not-found` without a company, `forbidden` for buyers. */
function ownCompany(actor: Pick<Actor, 'company'>): Promise<CompanyDocument> {
  return requireCompanyById(requireCompany(actor, 'read-statement').id);
}

/** Throws `forbidden`, `not-found`. */
async function managedCompany(actor: Caller, id: string): Promise<CompanyDocument> {
  requirePermission(actor, 'manage-companies');
  return requireCompanyById(parseObjectId(id));
}

/**
 * Returns the statement of the actor's company. Throws `not-found`, `forbidden` for buyers, `validation-failed` for more
 * than a year.
 */
export async function getStatement(
  actor: Pick<Actor, 'company'>,
  query: StatementQuery = {},
  now: Date = new Date(),
): Promise<Statement> {
  return readStatement(await ownCompany(actor), query, { reader: 'member', now });
}

/**
 * Returns a company's statement with the ids of payments. Throws `forbidden`, `not-found`, `validation-failed` for more than
 * a year.
 */
export async function getManagedStatement(
  actor: Caller,
  id: string,
  query: StatementQuery = {},
  now: Date = new Date(),
): Promise<Statement> {
  return readStatement(await managedCompany(actor, id), query, { reader: 'admin', now });
}

function file(content: BodyInit, name: string, mediaType: string): Response {
  return new Response(content, {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}

type Kind = 'csv' | 'pdf';

async function statementFile(
  company: CompanyDocument,
  { language = LANGUAGES.default, ...query }: FileQuery,
  { kind, now }: { kind: Kind; now: Date },
): Promise<Response> {
  const statement = await readStatement(company, query, { reader: 'member', now });
  const name = `statement-${company.number}-${statement.to}.${kind}`;
  if (kind === 'csv') return file(statementCsv(statement, language), name, 'text/csv; charset=utf-8');
  const pdf = await statementPdf(company, statement, { language, now });
  return file(new Uint8Array(pdf), name, 'application/pdf');
}

/** The statement of the last year, to come with a mail. */
export async function statementAttachmentOf(
  company: CompanyDocument,
  language: Language,
  now: Date = new Date(),
): Promise<{ filename: string; contentType: string; content: Buffer }> {
  const statement = await readStatement(company, {}, { reader: 'member', now });
  return {
    filename: `statement-${company.number}-${statement.to}.pdf`,
    contentType: 'application/pdf',
    content: await statementPdf(company, statement, { language, now }),
  };
}

export async function getStatementFile(
  actor: Pick<Actor, 'company'>,
  query: FileQuery,
  kind: Kind,
  now: Date = new Date(),
): Promise<Response> {
  return statementFile(await ownCompany(actor), query, { kind, now });
}

export async function getManagedStatementFile(
  actor: Caller,
  id: string,
  query: FileQuery,
  { kind, now = new Date() }: { kind: Kind; now?: Date },
): Promise<Response> {
  return statementFile(await managedCompany(actor, id), query, { kind, now });
}

/** Programs find columns by name: rename none. */
const COLUMNS = ['date', 'kind', 'reference', 'order', 'received_on', 'amount', 'balance', 'currency'];

/** A row a line, between the balances before and after them; times in the store's zone, decimals as the language has them. */
export function statementCsv({ from, to, opening, closing, lines }: Statement, language: Language): string {
  const { decimalMark, csvDelimiter } = LANGUAGE_FACTS[language];
  const amount = (dollars: number) => ({ signed: plainAmount(dollars).replace('.', decimalMark) });
  const currency = CURRENCY.code;
  const { STORE_TIME_ZONE } = env();
  return writeCsv(
    [
      COLUMNS,
      [from, 'opening', '', '', '', '', amount(opening), currency],
      ...lines.map(({ at, kind, reference, orderNumber, receivedOn, ...line }) => [
        ...[isoMoment(new Date(at), STORE_TIME_ZONE), kind, reference, orderNumber, receivedOn],
        ...[amount(line.amount), amount(line.balance), currency],
      ]),
      [to, 'closing', '', '', '', '', amount(closing), currency],
    ],
    csvDelimiter,
  );
}
