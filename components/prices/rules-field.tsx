'use client';
import { type ChangeEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { TextAreaField } from '@/components/forms/text-area-field';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/states/notice';
import { FiguresTable } from '@/components/ui/tables/figures-table';
import { messageText } from '@/lib/client/language/message-text';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { CsvRule, readRules } from '@/lib/shared/pricing/rules-csv';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type RulesFieldProps = { texts: Texts['prices']['editor'] };

const SHOWN_ROWS = 50;

const loadReader = () => loadCode(() => import('@/lib/shared/pricing/rules-csv'));

function fileNameOf(name: unknown): string {
  const plain = String(name ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return plain || 'price-list';
}

/** A text table: typed, pasted or from a file; shows the parsed rules and the rows with errors. */
export function RulesField({ texts }: RulesFieldProps) {
  const language = useLanguage();
  const file = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { control, setValue, getValues, formState } = useFormContext();
  const text = useDeferredValue(String(useWatch({ control, name: 'rules' }) ?? ''));
  const [read, setRead] = useState<typeof readRules | null>(null);
  useEffect(() => {
    loadReader().then(
      (reader) => setRead(() => reader.readRules),
      (error: unknown) => setFailure(sentenceOf(error)),
    );
  }, []);
  const { rules, problems } = useMemo(
    () => read?.(text, language) ?? { rules: [], problems: [] },
    [read, text, language],
  );
  const count = (number: number, { one, many }: { one: string; many: string }) =>
    number === 1 ? one : fillText(many, { count: formatNumber(number, language) });

  async function importFile(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const input = event.target;
    const [chosen] = input.files ?? [];
    setFailure(null);
    try {
      if (!chosen) return;
      const { readTextFile } = await loadCode(() => import('@/lib/client/files/read-text-file'));
      const read = await readTextFile(chosen);
      setValue('rules', read, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    } catch (error) {
      const isFile = error instanceof Error && 'isTooLarge' in error;
      setFailure(isFile ? (error.isTooLarge ? texts.fileTooLarge : texts.fileFailed) : sentenceOf(error));
    } finally {
      // The same file can be chosen again once corrected.
      input.value = '';
    }
  }

  async function download(): Promise<void> {
    setFailure(null);
    try {
      const [{ tableCells }, { downloadCsv }] = await Promise.all([
        loadReader(),
        loadCode(() => import('@/lib/client/files/download-csv')),
      ]);
      downloadCsv(fileNameOf(getValues('name')), tableCells(String(getValues('rules'))), ';');
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  return (
    <div className="grid min-w-0 gap-4">
      <TextAreaField
        name="rules"
        label={texts.rules}
        description={texts.rulesHint}
        rows={12}
        spellCheck={false}
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
      />
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          tabIndex={-1}
          aria-label={texts.import}
          className="sr-only"
          onChange={(event) => void importFile(event)}
        />
        <Button variant="outline" size="sm" onClick={() => file.current?.click()}>
          {texts.import}
        </Button>
        <Button variant="outline" size="sm" onClick={() => void download()}>
          {texts.export}
        </Button>
        <output className="figures text-muted text-sm">
          {read ? count(rules.length, texts.read) : ''}
          {problems.length > 0 ? (
            <strong className="ms-3 text-danger">{count(problems.length, texts.wrong)}</strong>
          ) : null}
        </output>
      </div>
      <div role="alert" className="empty:hidden">
        {failure ? <Notice tone="danger">{failure}</Notice> : null}
      </div>
      {problems.length > 0 ? (
        <ul className="grid gap-2 text-sm">
          {problems.slice(0, SHOWN_ROWS).map(({ line, text: row, code, params }) => (
            <li key={line} className="grid gap-0.5">
              <span className="font-medium text-danger">
                {fillText(texts.line, {
                  line: formatNumber(line, language),
                  reason: messageText(code, params),
                })}
              </span>
              <code className="wrap-anywhere text-muted">{row}</code>
            </li>
          ))}
        </ul>
      ) : null}
      <RulesPreview rules={rules} texts={texts} />
    </div>
  );
}

type RulesPreviewProps = { rules: readonly CsvRule[]; texts: Texts['prices']['editor'] };

function RulesPreview({ rules, texts }: RulesPreviewProps) {
  const language = useLanguage();
  const id = useId();
  const rows = rules.flatMap(({ sku, category, tiers }) =>
    tiers.map((tier) => ({ target: sku ?? category ?? '', ...tier })),
  );
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-semibold text-ink text-sm">
        {texts.preview}
      </h3>
      <FiguresTable
        columns={[
          { heading: texts.target, className: 'wrap-anywhere font-normal' },
          { heading: texts.tier, isFigure: true },
          { heading: texts.amount, isFigure: true },
        ]}
        rows={rows.slice(0, SHOWN_ROWS).map(({ target, from, price, percent }) => ({
          key: `${target} ${from}`,
          cells: [
            target,
            formatNumber(from, language),
            price === undefined
              ? fillText(texts.off, { percent: formatNumber(percent ?? 0, language, { decimalsMax: 2 }) })
              : formatDollars(price, language),
          ],
        }))}
      />
      {rows.length > SHOWN_ROWS ? (
        <p className="figures text-muted text-sm">
          {fillText(texts.more, { count: formatNumber(rows.length - SHOWN_ROWS, language) })}
        </p>
      ) : null}
    </section>
  );
}
