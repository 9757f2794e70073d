'use client';
import { useState } from 'react';
import { useLanguage } from '#use-language';
import { UnreadableFile } from '@/lib/client/files/read-text-file';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import type { ImportedBankFile } from '@/lib/shared/company/account.schema';
import type { BankColumns, ReadBankRow, UnreadBankRow } from '@/lib/shared/company/read-bank-file';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** Of one call; the schema library, which says so too, is not loaded here. */
const ROWS_MAX = 1_000;
const DELIMITERS = [';', ',', '\t', '|'];

type BankTexts = Texts['companyAccount']['bank'];
type ChosenFile = { name: string; table: string[][]; columns: BankColumns };
type Checked = {
  rows: readonly ReadBankRow[];
  unread: readonly UnreadBankRow[];
  result: ImportedBankFile;
  isBooked: boolean;
};

async function readTable(file: File): Promise<{ table: string[][]; columns: BankColumns }> {
  const [{ readTextFile }, { readCsv }, { fromHeadings, guessBankColumns }] = await loadCode(() =>
    Promise.all([
      import('@/lib/client/files/read-text-file'),
      import('@/lib/shared/text/csv'),
      import('@/lib/shared/company/read-bank-file'),
    ]),
  );
  const table = fromHeadings(readCsv(await readTextFile(file), { delimitersToGuess: DELIMITERS }));
  return { table, columns: guessBankColumns(table[0] ?? []) };
}

async function send(rows: readonly ReadBankRow[], dryRun: boolean): Promise<ImportedBankFile> {
  const { importBankFile } = await loadCode(() => import('@/lib/client/company/call-account'));
  return importBankFile({ rows: [...rows], dryRun });
}

export type BankFile = {
  file: ChosenFile | null;
  checked: Checked | null;
  busy: boolean;
  failure: string | null;
  choose: (file: File) => Promise<void>;
  setColumn: (name: keyof BankColumns, place: number) => void;
  check: () => Promise<void>;
  /** Books what the check found; returns what was booked, or null where that failed. */
  book: () => Promise<ImportedBankFile | null>;
};

export function useBankFile({ faults }: BankTexts): BankFile {
  const language = useLanguage();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (busy) return null;
    setBusy(true);
    setFailure(null);
    try {
      return await work();
    } catch (error) {
      if (error instanceof UnreadableFile) setFailure(error.isTooLarge ? faults.size : faults.file);
      else setFailure(sentenceOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function choose(picked: File) {
    await run(async () => {
      setFile(null);
      setChecked(null);
      const read = await readTable(picked);
      if (read.table.length < 2) setFailure(faults.empty);
      else setFile({ name: picked.name, ...read });
    });
  }

  function setColumn(name: keyof BankColumns, place: number) {
    setChecked(null);
    setFailure(null);
    setFile((chosen) => chosen && { ...chosen, columns: { ...chosen.columns, [name]: place } });
  }

  async function check() {
    const { table = [], columns } = file ?? {};
    if (!columns || [columns.date, columns.amount, columns.text].some((place) => place < 0)) {
      setFailure(faults.columns);
      return;
    }
    await run(async () => {
      const { readBankRows } = await loadCode(() => import('@/lib/shared/company/read-bank-file'));
      const { rows, unread } = readBankRows(table, columns, language === 'en' ? 'month-first' : 'day-first');
      const counts = { max: formatNumber(ROWS_MAX, language), count: formatNumber(rows.length, language) };
      const isAllForeign = unread.every(({ isForeign }) => isForeign);
      if (rows.length === 0) setFailure(isAllForeign ? faults.foreign : faults.none);
      else if (rows.length > ROWS_MAX) setFailure(fillText(faults.tooMany, counts));
      else setChecked({ rows, unread, result: await send(rows, true), isBooked: false });
    });
  }

  function book() {
    return run(async () => {
      if (!checked) return null;
      const result = await send(checked.rows, false);
      setChecked({ ...checked, result, isBooked: true });
      return result;
    });
  }

  return { file, checked, busy, failure, choose, setColumn, check, book };
}
