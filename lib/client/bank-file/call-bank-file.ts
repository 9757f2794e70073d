import { call } from '@/lib/client/api';
import { bankFileCalls } from '@/lib/shared/receivables/bank-file/bank-file.contract';
import type {
  ImportBankFileInput,
  ImportedBankFile,
  UndoneBankFile,
} from '@/lib/shared/receivables/bank-file/bank-file.schema';

export async function importBankFile(body: ImportBankFileInput): Promise<ImportedBankFile> {
  return call(bankFileCalls.importBankFile, { body });
}

export async function undoBankFile(fileId: string): Promise<UndoneBankFile> {
  return call(bankFileCalls.undoBankFile, { params: { id: fileId } });
}
