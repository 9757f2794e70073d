import { companyNames } from '@/lib/server/commerce/companies/find-company';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import type { SerialSelection } from '@/lib/shared/serials/serial.schema';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { writeCsv } from '@/lib/shared/text/csv';
import { serials as german } from '@/lib/shared/texts/de/serials';
import { serials as english } from '@/lib/shared/texts/en/serials';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { listOwnSerials } from './own-serials';
import { drawSerialList } from './serial-list-pdf';

const textsIn = inLanguage({ en: english, de: german });
const MOST = 10_000;

const PRIVATE = { 'cache-control': 'private, no-store' };

/** A list for the auditor: each tool with its calibration and papers. Throws `not-found` for admins. */
export async function exportSerials(
  actor: Actor,
  selection: SerialSelection,
  now: Date = new Date(),
): Promise<Response> {
  const language = requestLanguage();
  const { columns, form, retired, kinds } = textsIn(language);
  const { serials } = await listOwnSerials(actor, { ...selection, page: 1, limit: MOST }, now);
  const head = [
    ...['SKU', columns.tool, columns.serial, columns.order, columns.shipped],
    ...[form.calibratedOn, form.dueOn, form.note, retired, columns.papers],
  ];
  const rows = serials.map((serial) => [
    ...[serial.sku, serial.name, serial.serial, serial.orderNumber ?? '', serial.shippedOn ?? ''],
    ...[serial.calibratedOn ?? '', serial.dueOn ?? '', serial.holderNote ?? '', serial.retired ? 'x' : ''],
    serial.papers
      .map(({ kind, day, title }) => [kinds[kind], day, title].filter(Boolean).join(' '))
      .join(' | '),
  ]);
  return new Response(writeCsv([head, ...rows], LANGUAGE_FACTS[language].csvDelimiter), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="tools.csv"',
      ...PRIVATE,
    },
  });
}

/** The same on paper. Throws `not-found` for admins. */
export async function exportSerialsPdf(
  actor: Actor,
  selection: SerialSelection,
  now: Date = new Date(),
): Promise<Response> {
  const { serials } = await listOwnSerials(actor, { ...selection, page: 1, limit: MOST }, now);
  const company = companyOf(actor);
  const [name] = company ? (await companyNames([company.id])).values() : [];
  const pdf = await drawSerialList({
    ...{ serials, selection, language: requestLanguage(), now },
    holder: name ?? actor.name,
  });
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="tools.pdf"',
      ...PRIVATE,
    },
  });
}
