import 'server-only';
import type { ObjectId } from 'mongodb';
import { companyNames } from '@/lib/server/commerce/companies/find-company';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { BankRowDocument } from '@/lib/server/platform/db/documents/receivables';
import { createPause, runInSteps } from '@/lib/server/platform/work-in-steps';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { toDollars } from '@/lib/shared/numbers/money';
import type { BankFileRow } from '@/lib/shared/receivables/bank-file/bank-file.schema';
import {
  BANK_ROW_STATES,
  type BankRowState,
  type BankRowsQuery,
  type KeptBankRow,
} from '@/lib/shared/receivables/bank-file/bank-row.schema';
import { type MatchedRow, matchBankRows } from '@/lib/shared/receivables/bank-file/match-bank-rows';
import { keptRowAnswer, type RowProposal } from './bank-row.serializer';
import { countRows, findFiles, findLearned, findRows } from './bank-rows.repository';
import { knownMoney, saidPayment } from './known-papers';

/** A row as it was imported, given to a company where one is named. */
export function asFileRow(row: BankRowDocument, companyId?: ObjectId): BankFileRow {
  const { date, cents, text, reference, payer } = row;
  return {
    ...{ date, amount: toDollars(cents), text, reference, ...optionalField('payer', payer) },
    ...optionalField('companyId', companyId?.toHexString()),
  };
}

const isNobodys = ({ code }: MatchedRow) => code === 'bank-row-unnamed' || code === 'bank-row-ambiguous';

type Proposals = { proposals: ReadonlyMap<string, RowProposal>; names: ReadonlyMap<string, string> };

/** Says what each row would do if it was booked now, one after the other; where it names nobody, by what was learned of its payer. */
async function proposalsFor(rows: readonly BankRowDocument[], now: Date): Promise<Proposals> {
  const pause = createPause();
  const learned = await findLearned([...new Set(rows.flatMap(({ payerKey }) => payerKey ?? []))]);
  const learnedOf = ({ payerKey = '' }: BankRowDocument) => learned.get(payerKey);
  const known = await knownMoney(
    rows.map((row) => asFileRow(row, learnedOf(row))),
    now,
    pause,
  );
  const proposals = new Map<string, RowProposal>();
  for (const fileId of new Map(rows.map((row) => [row.fileId.toHexString(), row.fileId])).values()) {
    const own = rows.filter((row) => row.fileId.equals(fileId));
    // Payments of the same file came of other rows of it.
    const booked = known.transfers.filter((payment) => !payment.fileId?.equals(fileId)).map(saidPayment);
    const match = (given: readonly (ObjectId | undefined)[]) => {
      const said = own.map((row, place) => ({ ...asFileRow(row, given[place]), cents: row.cents }));
      return runInSteps(matchBankRows(said, { ...known, booked }), pause);
    };
    const first = await match([]);
    const given = own.map((row, place) => {
      const { [place]: matched } = first;
      return matched && isNobodys(matched) ? learnedOf(row) : undefined;
    });
    const second = given.some(Boolean) ? await match(given) : first;
    for (const [place, row] of own.entries()) {
      const { [place]: matched } = second;
      if (matched) proposals.set(row._id.toHexString(), { matched, isLearned: given[place] !== undefined });
    }
  }
  return { proposals, names: known.papers.companyNames };
}

const LIMIT = 50;

/** Throws `forbidden`. */
export async function listBankRows(
  actor: Actor,
  { state = 'open', page = 1, limit = LIMIT }: BankRowsQuery = {},
  now: Date = new Date(),
): Promise<{ rows: KeptBankRow[]; total: number }> {
  requirePermission(actor, 'manage-companies');
  const { rows, total } = await findRows(state, { skip: (page - 1) * limit, limit });
  const isWaiting = state === 'open' && rows.length > 0;
  const { proposals, names } = isWaiting
    ? await proposalsFor(rows, now)
    : { proposals: new Map<string, RowProposal>(), names: new Map<string, string>() };
  const given = await companyNames(rows.flatMap(({ companyId }) => companyId ?? []));
  const all = new Map([...names, ...given]);
  return { rows: rows.map((row) => keptRowAnswer(row, all, proposals.get(row._id.toHexString()))), total };
}

export type KeptFile = {
  id: string;
  name?: string;
  at: string;
  rows: number;
  open: number;
  payments: number;
};

const FILES = 10;

/** How many rows are in each state, and the files that were imported last. Throws `forbidden`. */
export async function readBankInbox(
  actor: Actor,
): Promise<{ counts: Record<BankRowState, number>; files: KeptFile[] }> {
  requirePermission(actor, 'manage-companies');
  const [files, ...counts] = await Promise.all([findFiles(FILES), ...BANK_ROW_STATES.map(countRows)]);
  return {
    counts: Object.fromEntries(BANK_ROW_STATES.map((state, place) => [state, counts[place] ?? 0])) as Record<
      BankRowState,
      number
    >,
    files: files.map(({ _id, name, at, ...file }) => ({
      ...{ id: _id.toHexString(), at: at.toISOString(), ...file },
      ...optionalField('name', name ?? undefined),
    })),
  };
}
