'use client';
import { useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import type { BankColumns, BankTable } from '@/lib/client/bank-file/guess-columns';
import type { ReadBankRow, UnreadBankRow } from '@/lib/client/bank-file/read-bank-file';
import { UnreadableFile } from '@/lib/client/files/read-text-file';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type {
  BankFileRow,
  ImportedBankFile,
  UndoneBankFile,
} from '@/lib/shared/receivables/bank-file/bank-file.schema';
import type { DayOrder } from '@/lib/shared/tables/days';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** The most rows of one call; the schema library, which says so too, is not loaded here. */
const ROWS_MAX = 1_000;
const FILE_NAME_MAX = 200;

type BankTexts = Texts['receivables']['bank'];
export type ChosenFile = {
  name: string;
  table: BankTable;
  columns: BankColumns;
  /** Null where the file does not show it. */
  dayOrder: DayOrder | null;
  /** The file does not show the order by itself. */
  asksDayOrder: boolean;
};

/** The importer's decision on a row. */
export type RowChoice = Pick<BankFileRow, 'companyId' | 'leaveOut' | 'asCredit'>;

type Checked = {
  rows: readonly ReadBankRow[];
  choices: readonly RowChoice[];
  unread: readonly UnreadBankRow[];
  result: ImportedBankFile;
  isBooked: boolean;
};

const loadReader = () =>
  loadCode(() =>
    Promise.all([
      import('@/lib/client/bank-file/read-bank-file'),
      import('@/lib/client/bank-file/guess-columns'),
    ]),
  );

async function readFile(file: File): Promise<Omit<ChosenFile, 'name'>> {
  const { readTextFile } = await loadCode(() => import('@/lib/client/files/read-text-file'));
  const [{ readBankTable, shownDayOrder }, { guessBankColumns }] = await loadReader();
  const table = readBankTable(await readTextFile(file));
  const columns = guessBankColumns(table);
  const dayOrder = shownDayOrder(table, columns);
  return { table, columns, dayOrder, asksDayOrder: dayOrder === null };
}

async function send(
  rows: readonly ReadBankRow[],
  choices: readonly RowChoice[],
  dryRun: boolean,
  fileName?: string,
): Promise<ImportedBankFile> {
  const { call, bankFileCalls } = await loadContracts(
    () => import('@/lib/shared/receivables/bank-file/bank-file.contract'),
  );
  return call(bankFileCalls.importBankFile, {
    body: {
      rows: rows.map((row, place) => ({ ...row, ...choices[place] })),
      dryRun,
      ...(fileName ? { fileName: fileName.slice(0, FILE_NAME_MAX) } : {}),
    },
  });
}

export type BankFile = {
  file: ChosenFile | null;
  checked: Checked | null;
  busy: boolean;
  failure: string | null;
  choose: (file: File) => Promise<void>;
  setColumn: (name: keyof BankColumns, place: number) => void;
  setDayOrder: (order: DayOrder | null) => void;
  check: () => Promise<void>;
  /** Says something of a row, and checks again what all of them do. */
  say: (place: number, choice: RowChoice) => Promise<void>;
  /** Books what the check found; returns what was booked, or null where that failed. */
  book: () => Promise<ImportedBankFile | null>;
  /** Takes back what was booked of this file. */
  undo: () => Promise<UndoneBankFile | null>;
};

export function useBankFile({ faults }: BankTexts): BankFile {
  const language = useLanguage();
  const router = useLocalRouter();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [busy, setBusy] = useState<'working' | 'checking' | null>(null);
  const turn = useRef(0);
  const [failure, setFailure] = useState<string | null>(null);

  async function run<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (busy) return null;
    setBusy('working');
    setFailure(null);
    try {
      return await work();
    } catch (error) {
      if (error instanceof UnreadableFile) setFailure(error.isTooLarge ? faults.size : faults.file);
      else setFailure(sentenceOf(error));
      return null;
    } finally {
      setBusy(null);
    }
  }

  async function choose(picked: File) {
    await run(async () => {
      setFile(null);
      setChecked(null);
      const read = await readFile(picked);
      if (read.table.rows.length === 0) setFailure(faults.empty);
      else setFile({ name: picked.name, ...read });
    });
  }

  function change(part: (chosen: ChosenFile) => Partial<ChosenFile>) {
    setChecked(null);
    setFailure(null);
    setFile((chosen) => chosen && { ...chosen, ...part(chosen) });
  }

  async function check() {
    if (!file) return;
    await run(async () => {
      const { table, columns, dayOrder } = file;
      const [{ questionsOf, readBankRows }] = await loadReader();
      const [question] = questionsOf(table, columns, dayOrder);
      if (question) {
        setFailure(faults[question]);
        if (question === 'days') setFile({ ...file, asksDayOrder: true });
        return;
      }
      const { rows, unread } = readBankRows(table, columns, dayOrder ?? 'day-first');
      const counts = { max: formatNumber(ROWS_MAX, language), count: formatNumber(rows.length, language) };
      const isAllForeign = unread.every(({ isForeign }) => isForeign);
      if (rows.length === 0) setFailure(isAllForeign ? faults.foreign : faults.none);
      else if (rows.length > ROWS_MAX) setFailure(fillText(faults.tooMany, counts));
      else setChecked({ rows, choices: [], unread, result: await send(rows, [], true), isBooked: false });
    });
  }

  /** Shown at once; of several in quick succession the last one's answer counts. */
  async function say(place: number, choice: RowChoice) {
    if (!checked || busy === 'working') return;
    const choices = checked.rows.map((_, row) => (row === place ? choice : (checked.choices[row] ?? {})));
    turn.current += 1;
    const own = turn.current;
    setBusy('checking');
    setFailure(null);
    setChecked({ ...checked, choices });
    try {
      const result = await send(checked.rows, choices, true);
      if (own === turn.current) setChecked({ ...checked, choices, result, isBooked: false });
    } catch (error) {
      if (own !== turn.current) return;
      setChecked(checked);
      setFailure(sentenceOf(error));
    } finally {
      if (own === turn.current) setBusy(null);
    }
  }

  function book() {
    return run(async () => {
      if (!checked) return null;
      const result = await send(checked.rows, checked.choices, false, file?.name);
      setChecked({ ...checked, result, isBooked: true });
      router.refresh();
      return result;
    });
  }

  async function undo() {
    return run(async () => {
      if (!checked) return null;
      const { call, bankFileCalls } = await loadContracts(
        () => import('@/lib/shared/receivables/bank-file/bank-file.contract'),
      );
      const undone = await call(bankFileCalls.undoBankFile, { params: { id: checked.result.fileId } }).catch(
        (error: unknown) => {
          if (error instanceof ApiProblem && error.status === 404) return { payments: 0, reversed: 0 };
          throw error;
        },
      );
      setChecked({ ...checked, result: await send(checked.rows, checked.choices, true), isBooked: false });
      router.refresh();
      return undone;
    });
  }

  return {
    ...{ file, checked, busy: busy !== null, failure, choose, check, say, book, undo },
    setColumn: (name, place) => change(({ columns }) => ({ columns: { ...columns, [name]: place } })),
    setDayOrder: (dayOrder) => change(() => ({ dayOrder })),
  };
}
