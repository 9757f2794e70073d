import { loadContracts } from '@/lib/client/page/load-contracts';
import type { ImportedBankRow } from '@/lib/shared/receivables/bank-file/bank-file.schema';
import type { ChangeBankRowInput, KeptBankRow } from '@/lib/shared/receivables/bank-file/bank-row.schema';

const load = () => loadContracts(() => import('@/lib/shared/receivables/bank-file/bank-file.contract'));

export async function changeRow(id: string, body: ChangeBankRowInput): Promise<KeptBankRow> {
  const { call, bankFileCalls } = await load();
  return call(bankFileCalls.changeBankRow, { params: { id }, body });
}

/** Asks what a row would do as a payment of a company. */
export async function previewRow(row: KeptBankRow, companyId: string): Promise<ImportedBankRow | undefined> {
  const { call, bankFileCalls } = await load();
  const { date, amount, text, reference, payer } = row;
  const said = { date, amount, text, reference, ...(payer ? { payer } : {}), companyId, asCredit: true };
  return (await call(bankFileCalls.importBankFile, { body: { rows: [said], dryRun: true } })).rows[0];
}

export async function undoFile(id: string): Promise<number> {
  const { call, bankFileCalls } = await load();
  return (await call(bankFileCalls.undoFile, { params: { id } })).reversed;
}
