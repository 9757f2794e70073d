// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.
'use client';
import { useId, useRef } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { isFurtherTier, type SheetLine, targetKey } from '@/lib/client/prices/rule-sheet';
import type { CheckedLine, RuleTools } from '@/lib/client/prices/sheet-checks';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { WarnedRows } from './rule-problems';
import { SheetRow } from './sheet-row';
import { TargetBox } from './target-box';
import type { RuleLines } from './use-sheet-edits';
import { useSheetEdits } from './use-sheet-edits';
import { type SheetView, useSheetView } from './use-sheet-view';

type RuleSheetProps = {
  sheet: RuleLines;
  tools: RuleTools;
  checked: ReadonlyMap<number, CheckedLine>;
  categories: ReadonlyMap<string, string>;
  /** The result of the last change. */
  message: string;
  onMessage: (message: string) => void;
  texts: Texts['prices']['editor']['sheet'];
};

const FIGURES = new Set(['publicPrice', 'from', 'price', 'percent']);

/** The number of each line among the tiers of its rule, wherever they are. */
function tiersOf(lines: readonly SheetLine[]): number[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const key = targetKey(line);
    if (key === undefined) return 1;
    const tier = (counts.get(key) ?? 0) + 1;
    counts.set(key, tier);
    return tier;
  });
}

/** The rules of a price list as a spreadsheet: a row for each tier. */
export function RuleSheet({ sheet, tools, checked, categories, message, onMessage, texts }: RuleSheetProps) {
  const endId = useId();
  const hintId = useId();
  const filterId = useId();
  const adder = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { lines, before } = sheet;
  const view = useSheetView(lines, { tools, categories }, table);
  const places = new Map(lines.map(({ id }, place) => [id, place]));
  const tiers = tiersOf(lines);
  const { columns } = texts;

  const edits = useSheetEdits({
    sheet,
    view,
    categories,
    onMessage,
    onLast: () => adder.current?.querySelector('input')?.focus(),
    texts,
  });

  return (
    <div className="grid min-w-0 gap-2" onPaste={edits.paste}>
      <div className="flex flex-wrap items-end gap-3">
        <div ref={adder} className="min-w-0 flex-1 basis-72">
          <TargetBox
            isAdder
            shown=""
            aria-label={texts.add}
            placeholder={texts.addHint}
            categories={categories}
            texts={texts}
            onChoose={edits.add}
            className="control h-9 w-full px-3 text-base lg:text-sm"
          />
        </div>
        <Input
          id={filterId}
          type="search"
          look="compact"
          aria-label={texts.filter}
          placeholder={texts.filter}
          value={view.query}
          onChange={(event) => view.setQuery(event.target.value)}
          onKeyDown={(event) => {
            // Never submits the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
          className="basis-56 max-sm:basis-full sm:w-56"
        />
      </div>
      <WarnedRows checked={checked} view={view} texts={texts} />
      <a href={`#${endId}`} className="sr-only text-sm underline focus:not-sr-only">
        {texts.skip}
      </a>
      {lines.length === 0 ? (
        <p className="rounded-md border border-line border-dashed p-4 text-muted text-sm">{texts.empty}</p>
      ) : (
        <table
          ref={table}
          role="table"
          aria-label={texts.label}
          aria-describedby={hintId}
          onKeyDown={edits.onKeyDown}
          onFocus={edits.onFocus}
          className="sheet price-sheet"
        >
          <thead role="rowgroup">
            <tr role="row">
              {Object.entries(columns).map(([column, heading]) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  data-cell={column}
                  className={FIGURES.has(column) ? 'text-end' : undefined}
                >
                  {column === 'actions' ? <span className="sr-only">{heading}</span> : heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {view.rows.map((line, index) => {
              const place = places.get(line.id) ?? 0;
              const key = targetKey(line) ?? '';
              return (
                <SheetRow
                  key={line.id}
                  line={line}
                  place={place + 1}
                  isFirst={!isFurtherTier(line, view.rows[index - 1])}
                  tier={tiers[place] ?? 1}
                  tool={tools.get(key)}
                  checked={checked.get(line.id)}
                  categories={categories}
                  actions={edits.actions}
                  texts={texts}
                />
              );
            })}
          </tbody>
        </table>
      )}
      {lines.length > 0 && view.count === 0 ? <p className="text-muted text-sm">{texts.nothing}</p> : null}
      <SheetPages view={view} texts={texts} />
      <p id={hintId} className="text-muted text-xs max-sm:sr-only">
        {texts.hint}
      </p>
      <div
        id={endId}
        tabIndex={-1}
        className="flex min-h-6 flex-wrap items-center gap-3 text-sm empty:hidden"
      >
        <span role="status">{message}</span>
        {before ? (
          <Button variant="outline" size="xs" onClick={edits.undo}>
            {texts.undo}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

type SheetPagesProps = { view: SheetView; texts: Texts['prices']['editor']['sheet'] };

function SheetPages({ view, texts }: SheetPagesProps) {
  const language = useLanguage();
  const { page, pages, first, rows, count } = view;
  if (pages === 1) return null;
  const figures = { from: first + 1, to: first + rows.length, count };
  const shown = Object.entries(figures).map(([name, figure]) => [name, formatNumber(figure, language)]);
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <Button variant="outline" size="xs" disabled={page === 0} onClick={() => view.setPage(page - 1)}>
        {texts.before}
      </Button>
      <span className="figures text-muted">{fillText(texts.shown, Object.fromEntries(shown))}</span>
      <Button
        variant="outline"
        size="xs"
        disabled={page === pages - 1}
        onClick={() => view.setPage(page + 1)}
      >
        {texts.after}
      </Button>
    </div>
  );
}
