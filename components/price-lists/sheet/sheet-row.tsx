// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.
'use client';
import { Plus, Trash2 } from 'lucide';
import { memo, useId } from 'react';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { messageText } from '@/lib/client/language/message-text';
import { useHydrated } from '@/lib/client/page/after-hydration';
import { type RuleTarget, type SheetLine, TIER_CELLS, type TierCell } from '@/lib/client/prices/rule-sheet';
import type { CheckedLine, RuleTool, TierFigures } from '@/lib/client/prices/sheet-checks';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TargetBox } from './target-box';

export type RowActions = {
  setCell: (id: number, cell: TierCell, value: string) => void;
  setTarget: (id: number, target: RuleTarget, isLeaving: boolean) => void;
  setRaw: (id: number, text: string) => void;
  addTier: (id: number) => void;
  /** `isRule`: with all tiers. */
  remove: (id: number, isRule: boolean) => void;
};

export type SheetRowProps = {
  line: SheetLine;
  /** The number among all rows of the list, from 1. */
  place: number;
  /** The first line shown of its rule has the field of its target. */
  isFirst: boolean;
  tier: number;
  tool: RuleTool | null | undefined;
  checked: CheckedLine | undefined;
  categories: ReadonlyMap<string, string>;
  actions: RowActions;
  texts: Texts['prices']['editor']['sheet'];
};

/** Compares what is shown of checked lines. */
function isSame({ checked: one, ...before }: SheetRowProps, { checked: other, ...after }: SheetRowProps) {
  const keys = Object.keys(after) as (keyof typeof after)[];
  return keys.every((key) => before[key] === after[key]) && JSON.stringify(one) === JSON.stringify(other);
}

export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { line, place, isFirst, tier, tool, checked, categories, actions, texts } = props;
  const language = useLanguage();
  const isHydrated = useHydrated();
  const noteId = useId();
  const { id, isCategory, target, raw } = line;
  const { columns } = texts;
  const named = isCategory ? (categories.get(target) ?? target) : target;
  const name = named.trim() || fillText(texts.unnamed, { row: String(place) });
  const label = (column: string) => fillText(texts.cell, { column, name, tier: String(tier) });
  const notes = [
    ...(checked?.problem ? [messageText(checked.problem.code, checked.problem.params)] : []),
    ...(checked?.warnings ?? []).map((code) => texts.warnings[code]),
  ];
  const removal = fillText(tier === 1 ? texts.removeRule : texts.removeTier, { name, tier: String(tier) });
  const field = {
    readOnly: !isHydrated,
    autoComplete: 'off',
    'aria-invalid': checked?.problem ? true : undefined,
    'aria-describedby': notes.length > 0 ? noteId : undefined,
  } as const;
  const note =
    notes.length > 0 ? (
      <span id={noteId} data-note={checked?.problem ? 'problem' : 'warning'}>
        {notes.join(' · ')}
      </span>
    ) : null;

  return (
    <tr role="row" data-line={id} data-first={isFirst || undefined}>
      {raw === undefined ? (
        <>
          <th role="rowheader" scope="row" data-cell="target">
            {isFirst ? (
              <TargetBox
                {...field}
                data-column="target"
                aria-label={label(columns.target)}
                shown={named}
                categories={categories}
                texts={texts}
                onChoose={([chosen], isLeaving) => {
                  if (chosen) actions.setTarget(id, chosen, isLeaving);
                }}
              />
            ) : (
              <span className="sr-only">{fillText(texts.tier, { tier: String(tier), name })}</span>
            )}
            {isFirst ? <small>{isCategory ? texts.category : (tool?.name ?? '')}</small> : null}
          </th>
          <td role="cell" data-cell="public" className="figures">
            {isFirst && tool
              ? tool.price === null
                ? texts.onRequest
                : formatDollars(tool.price, language)
              : ''}
          </td>
          {TIER_CELLS.map((cell) => (
            <td key={cell} role="cell" data-cell={cell}>
              <input
                {...field}
                data-column={cell}
                aria-label={label(columns[cell])}
                inputMode={cell === 'from' ? 'numeric' : 'decimal'}
                value={line[cell]}
                onChange={(event) => actions.setCell(id, cell, event.target.value)}
                onFocus={(event) => event.target.select()}
                className="figures text-end"
              />
            </td>
          ))}
          <td role="cell" data-cell="result" className="figures">
            <span>{checked ? resultText(checked, language, texts) : ''}</span>
            {note}
          </td>
        </>
      ) : (
        <td role="cell" data-cell="raw" colSpan={6}>
          <input
            {...field}
            data-column="target"
            aria-label={fillText(texts.raw, { row: formatNumber(place, language) })}
            defaultValue={raw}
            onBlur={(event) => {
              if (event.target.value !== raw) actions.setRaw(id, event.target.value);
            }}
          />
          {note}
        </td>
      )}
      <td role="cell" data-cell="actions">
        {raw === undefined ? (
          <button
            type="button"
            tabIndex={-1}
            data-column="add"
            aria-label={fillText(texts.addTier, { name })}
            title={fillText(texts.addTier, { name })}
            onClick={() => actions.addTier(id)}
          >
            <Icon node={Plus} className="size-4" />
          </button>
        ) : null}
        <button
          type="button"
          tabIndex={-1}
          data-column="remove"
          aria-label={removal}
          title={removal}
          onClick={() => actions.remove(id, tier === 1)}
        >
          <Icon node={Trash2} className="size-4" />
        </button>
      </td>
    </tr>
  );
}, isSame);

/** `$11.56 · 7.5 % off`, `$12.60 · 5 % above`. */
function resultText(
  { unitPrice, percentOff }: TierFigures,
  language: Language,
  texts: Pick<Texts['prices']['editor']['sheet'], 'off' | 'surplus'>,
): string {
  const parts = unitPrice === undefined ? [] : [formatDollars(unitPrice, language)];
  if (percentOff !== undefined) {
    const percent = formatNumber(Math.abs(percentOff), language, { decimalsMax: 2 });
    parts.push(fillText(percentOff < 0 ? texts.surplus : texts.off, { percent }));
  }
  return parts.join(' · ');
}
