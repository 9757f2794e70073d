'use client';
import { useId, useRef } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { TableFileButton } from '@/components/ui/controls/file-buttons';
import { Select } from '@/components/ui/controls/select';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { type BankColumns, BY_SIGN, NONE } from '@/lib/client/bank-file/guess-columns';
import type { UnreadBankRow } from '@/lib/client/bank-file/read-bank-file';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { ImportedBankFile } from '@/lib/shared/receivables/bank-file/bank-file.schema';
import type { DayOrder } from '@/lib/shared/tables/days';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { BankRows } from './bank-rows';
import { type ChosenFile, useBankFile } from './use-bank-file';

const pluralOf = (count: number, { one, many }: { one: string; many: string }) => (count === 1 ? one : many);

type UnreadRowsProps = { rows: readonly UnreadBankRow[]; texts: { one: string; many: string } };

function UnreadRows({ rows, texts }: UnreadRowsProps) {
  const language = useLanguage();
  if (rows.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted">
        {fillText(pluralOf(rows.length, texts), { count: formatNumber(rows.length, language) })}
      </summary>
      <ul className="mt-2 grid gap-1 border-line border-s-2 ps-3">
        {rows.map(({ line }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file stay where they are, and may be equal.
          <li key={place} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}

type BankFileProps = { texts: Texts['receivables']['bank'] };

/** A bank's file is read here; its rows are checked first, then booked. */
export function BankFile({ texts }: BankFileProps) {
  const language = useLanguage();
  const bank = useBankFile(texts);
  const { file, checked, busy, failure } = bank;
  const number = (count: number) => formatNumber(count, language);
  // What its buttons did; they are gone afterwards.
  const summary = useRef<HTMLParagraphElement>(null);
  const sumOf = ({ sum }: ImportedBankFile) => formatDollars(sum, language);

  const count = checked?.result.booked ?? 0;
  const before = checked?.result.rows.filter(({ outcome }) => outcome === 'duplicate').length ?? 0;
  const isAllBefore = before === checked?.rows.length;

  async function book() {
    const result = await bank.book();
    if (!result) return;
    summary.current?.focus();
    const values = { count: number(result.booked), sum: sumOf(result) };
    const none = isAllBefore ? texts.noneBooked : texts.kept;
    toastSuccess(result.booked === 0 ? none : fillText(pluralOf(result.booked, texts.booked), values));
  }

  async function undo() {
    const undone = await bank.undo();
    if (!undone) return;
    summary.current?.focus();
    const values = { count: number(undone.payments), sum: formatDollars(undone.reversed, language) };
    toastSuccess(
      undone.payments === 0 ? texts.noneUndone : fillText(pluralOf(undone.payments, texts.undone), values),
    );
  }

  return (
    <>
      <Panel heading={texts.file} className="[&.grid]:gap-3 [&.grid]:p-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <TableFileButton
            label={file ? texts.another : texts.choose}
            size="sm"
            busy={busy && !file}
            onFile={(picked) => void bank.choose(picked)}
          />
          <p className="wrap-anywhere min-w-0 text-muted text-sm">
            {file
              ? fillText(texts.chosen, { name: file.name, count: number(file.table.rows.length) })
              : texts.privacy}
          </p>
        </div>
        {file ? (
          <>
            <BankColumnsFields
              file={file}
              onChange={bank.setColumn}
              onDayOrder={bank.setDayOrder}
              texts={texts.columns}
            />
            <div>
              <Button
                size="sm"
                variant={checked ? 'outline' : 'primary'}
                busy={busy && !checked}
                onClick={() => void bank.check()}
              >
                {texts.check}
              </Button>
            </div>
          </>
        ) : null}
        {failure ? (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        ) : null}
      </Panel>
      {checked ? (
        <Panel heading={texts.rows.label}>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p ref={summary} tabIndex={-1} className="font-semibold text-ink" role="status">
              {fillText(texts.summary, {
                matched: number(count),
                count: number(checked.rows.length),
                sum: sumOf(checked.result),
              })}
              {before > 0 ? `. ${fillText(pluralOf(before, texts.before), { count: number(before) })}` : null}
              {isAllBefore || checked.isBooked || count + before === checked.rows.length ? null : (
                <span className="block font-normal text-muted text-sm">{texts.others}</span>
              )}
            </p>
            <span className="flex flex-wrap gap-3">
              {checked.isBooked || before > 0 ? (
                <Button variant="outline" busy={busy} onClick={() => void undo()}>
                  {texts.undo}
                </Button>
              ) : null}
              {checked.isBooked ? null : (
                <Button busy={busy} disabled={isAllBefore} onClick={() => void book()}>
                  {count === 0 ? texts.keep : fillText(pluralOf(count, texts.book), { count: number(count) })}
                </Button>
              )}
            </span>
          </div>
          <UnreadRows rows={checked.unread.filter((row) => !row.isForeign)} texts={texts.unread} />
          <UnreadRows rows={checked.unread.filter((row) => row.isForeign)} texts={texts.foreign} />
          <BankRows
            rows={checked.rows}
            results={checked.result.rows}
            choices={checked.choices}
            isBooked={checked.isBooked}
            onSay={(place, choice) => void bank.say(place, choice)}
            texts={texts}
          />
        </Panel>
      ) : null}
    </>
  );
}

const NAMES = ['date', 'text', 'reference', 'payer', 'amount', 'direction', 'incoming', 'outgoing'] as const;
const ORDERS = ['day-first', 'month-first'] as const;

type BankColumnsFieldsProps = {
  file: ChosenFile;
  onChange: (name: keyof BankColumns, place: number) => void;
  onDayOrder: (order: DayOrder | null) => void;
  texts: Texts['receivables']['bank']['columns'];
};

/** Asks which column of the file holds what, and what else the file does not say by itself. */
function BankColumnsFields({ file, onChange, onDayOrder, texts }: BankColumnsFieldsProps) {
  const id = useId();
  const { columns, table, dayOrder, asksDayOrder } = file;
  const hasPair = columns.incoming !== NONE || columns.outgoing !== NONE;
  const noneOf: Record<keyof BankColumns, string> = {
    ...{ date: texts.pick, text: texts.pick, reference: texts.none, payer: texts.none },
    ...{ amount: hasPair ? texts.none : texts.pick, direction: texts.pick },
    ...{ incoming: texts.none, outgoing: texts.none },
  };
  const shown = NAMES.filter((name) => name !== 'direction' || columns.amount !== NONE);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {shown.map((name) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={texts[name]}
          description={name === 'reference' ? texts.hint : undefined}
        >
          {(control) => (
            <Select
              {...control}
              look="compact"
              value={columns[name]}
              onChange={({ target }) => onChange(name, Number(target.value))}
            >
              <option value={NONE}>{noneOf[name]}</option>
              {name === 'direction' ? <option value={BY_SIGN}>{texts.bySign}</option> : null}
              {table.headings.map((heading, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file stay where they are, and may share a name.
                <option key={place} value={place}>
                  {heading.trim() || String(place + 1)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      {asksDayOrder ? (
        <Field id={`${id}-days`} label={texts.dayOrder}>
          {(control) => (
            <Select
              {...control}
              look="compact"
              value={dayOrder ?? ''}
              onChange={({ target }) => onDayOrder(ORDERS.find((order) => order === target.value) ?? null)}
            >
              <option value="">{texts.pick}</option>
              {ORDERS.map((order) => (
                <option key={order} value={order}>
                  {texts.orders[order]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
    </div>
  );
}
