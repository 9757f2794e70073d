import { bareNumbersIn, namedIn } from './named-numbers';
import { isDistinctive, namesCompany, poNumbersIn } from './written-words';

/** An order of a company, with its invoice once it has one. */
export type NamedPaper = { companyId: string; invoiceNumber?: string };

export type Papers = {
  /** By the numbers of orders and invoices. */
  numbered: ReadonlyMap<string, NamedPaper>;
  /** By PO number, as `plainText` writes it; several companies may have the same. */
  ofPoNumber: ReadonlyMap<string, readonly (NamedPaper & { poNumber: string })[]>;
  companyNames: ReadonlyMap<string, string>;
};

type Written = {
  text: string;
  reference: string;
  payer?: string | undefined;
  companyId?: string | undefined;
};

/** What of a row may be named papers: its text and its reference, which are read alike. */
const partsOf = ({ text, reference }: Written) => (text.includes(reference) ? [text] : [text, reference]);

const unique = <Item>(items: readonly Item[]) => [...new Set(items)];

/**
 * Whose papers a row names, in its order: by full numbers and distinctive PO numbers; by numbers alone (`000042`, a PO number of
 * digits) those of a company that the row names as payer, or by another number. Where an admin says whose the row is, only its.
 */
export function namedPapers(row: Written, papers: Papers): { companyIds: string[]; invoices: string[] } {
  const parts = partsOf(row);
  const numbered = parts.flatMap((part) => namedIn(part, papers.numbered));
  const ofPo = unique(parts.flatMap(poNumbersIn)).flatMap((po) => papers.ofPoNumber.get(po) ?? []);
  const written = { payer: row.payer ?? '', text: `${row.text} ${row.reference}` };
  const payers = new Map<string, boolean>();
  const isPayer = (companyId: string) => {
    const known = payers.get(companyId);
    if (known !== undefined) return known;
    const is = namesCompany(written, papers.companyNames.get(companyId) ?? '');
    payers.set(companyId, is);
    return is;
  };
  let sure: readonly NamedPaper[] = numbered;
  if (sure.length === 0) {
    const distinctive = ofPo.filter(({ poNumber }) => isDistinctive(poNumber));
    const ofPayer = distinctive.filter(({ companyId }) => isPayer(companyId));
    sure = ofPayer.length > 0 ? ofPayer : distinctive;
  }
  const owners = new Set(
    row.companyId === undefined ? sure.map(({ companyId }) => companyId) : [row.companyId],
  );
  const bare = parts
    .flatMap((part) => bareNumbersIn(part))
    .flatMap((number) => papers.numbered.get(number) ?? []);
  const unsure = [...bare, ...ofPo].filter(({ companyId }) =>
    owners.size > 0 ? owners.has(companyId) : isPayer(companyId),
  );
  const named = unique([...sure, ...unsure]).filter(
    ({ companyId }) => row.companyId === undefined || companyId === row.companyId,
  );
  return {
    companyIds:
      row.companyId === undefined ? unique(named.map(({ companyId }) => companyId)) : [row.companyId],
    invoices: unique(named.flatMap(({ invoiceNumber }) => invoiceNumber ?? [])),
  };
}
