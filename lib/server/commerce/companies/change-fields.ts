import { ObjectId } from 'mongodb';
import type { AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { CertificateInput } from '@/lib/shared/companies/company-tax.schema';
import type { ChangeCompanyInput } from '@/lib/shared/companies/managed-company.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { Certificate } from '@/lib/shared/trade/treatment-of';

const TEXTS = [
  'customerNumber',
  ...(['buyerReference', 'invoiceFormat', 'debtorAccount', 'noRemindersUntil'] as const),
] as const;
type Texts = Pick<CompanyDocument, (typeof TEXTS)[number]>;

/** What an admin changes of a company's facts, and how the audit log has it. */
export type FieldsChange = {
  $set: Partial<CompanyDocument>;
  $unset: Partial<Record<keyof CompanyDocument, ''>>;
  certificates?: { before: AuditValues; after: AuditValues };
  others?: { before: AuditValues; after: AuditValues };
};

/** Keeps the id of a certificate that was there, so that a corrected one is the same; refuses one of another company. */
function certificatesOf(stored: readonly Certificate[], given: readonly CertificateInput[]): Certificate[] {
  const ids = new Set(stored.map(({ id }) => id));
  return given.map(({ id, number, states, reason, from, to }, at) => {
    if (id !== undefined && !ids.delete(id))
      throw new AppError('validation-failed', { issues: { [`exemptions.${at}.id`]: ['invalid'] } });
    return {
      ...{ id: id ?? new ObjectId().toHexString(), number, states, reason },
      ...(from && { from }),
      ...(to && { to }),
    };
  });
}

const lineOf = ({ number, states, reason, from, to }: Certificate) =>
  [`${number} (${states.join(', ')})`, reason, from && `from ${from}`, to && `to ${to}`]
    .filter(Boolean)
    .join(', ');
const logged = (certificates: readonly Certificate[]) => ({ exemptions: certificates.map(lineOf) });

/** The value of a field that is absent: a PDF, or empty. */
const textOf = (of: Partial<Texts>, field: keyof Texts) =>
  of[field] ?? (field === 'invoiceFormat' ? 'pdf' : '');

/** Returns undefined where nothing differs. */
export function changedFields(company: CompanyDocument, input: ChangeCompanyInput): FieldsChange | undefined {
  const { exemptions: stored = [] } = company;
  const edited = input.exemptions && certificatesOf(stored, input.exemptions);
  const isChanged =
    edited !== undefined && JSON.stringify(edited.map(lineOf)) !== JSON.stringify(stored.map(lineOf));
  const texts: Partial<Texts> = Object.fromEntries(
    TEXTS.filter(
      (field) => input[field] !== undefined && (input[field] ?? '') !== textOf(company, field),
    ).map((field) => [field, input[field] ?? '']),
  );
  const fields = Object.keys(texts) as (keyof Texts)[];
  if (!isChanged && fields.length === 0) return undefined;
  const side = (of: Partial<Texts>) => Object.fromEntries(fields.map((field) => [field, textOf(of, field)]));
  return {
    $set: {
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
      ...(isChanged && { exemptions: edited }),
    },
    $unset: Object.fromEntries(
      fields.filter((field) => (texts[field] as string) === '').map((field) => [field, '']),
    ),
    ...(isChanged && { certificates: { before: logged(stored), after: logged(edited) } }),
    ...(fields.length > 0 && { others: { before: side(company), after: side(texts) } }),
  };
}
