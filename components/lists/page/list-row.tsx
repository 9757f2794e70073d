// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list.
'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import type { StockTexts } from '@/components/stock/stock-label';
import { translate } from '@/lib/client/language/translations';
import type { ListLine } from '@/lib/shared/lists/list.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { NameCell, OrderedCell, PriceCell, StockCell } from '../line-cells';
import type { ListPageState } from './use-list-page';

type ListRowProps = {
  line: ListLine;
  state: Pick<ListPageState, 'picked' | 'typed' | 'problemOf' | 'type' | 'commit' | 'toggle'>;
  texts: Texts['lists'];
  stockTexts: StockTexts;
};

export function ListRow({ line, state, texts, stockTexts }: ListRowProps) {
  const { page, editor } = texts;
  const { toolId, name, quantity, lineTotal } = line;
  const language = useLanguage();
  const id = useId();
  const [refusal] = line.problems;
  const invalid = state.problemOf(line);
  const problem =
    invalid ??
    (refusal
      ? translate(
          { code: refusal.code, ...(refusal.params ? { params: refusal.params } : {}) },
          refusal.message,
        )
      : null);
  return (
    <tr role="row">
      <td role="cell" data-cell="pick">
        <label>
          <input
            type="checkbox"
            aria-label={fillText(page.pick, { name })}
            checked={state.picked.has(toolId)}
            onChange={() => state.toggle(toolId)}
          />
        </label>
      </td>
      <NameCell line={line} />
      <PriceCell line={line} texts={page} />
      <StockCell line={line} texts={stockTexts} />
      <OrderedCell line={line} never={page.never} />
      <td role="cell" data-cell="quantity">
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={state.typed.get(toolId) ?? String(quantity)}
          aria-label={fillText(editor.quantity, { name })}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => state.type(toolId, event.currentTarget.value)}
          onBlur={() => void state.commit(line)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void state.commit(line);
          }}
        />
        <p id={`${id}-problem`}>{problem}</p>
      </td>
      <td role="cell" data-cell="total">
        {lineTotal === undefined ? '–' : formatDollars(lineTotal, language)}
      </td>
    </tr>
  );
}
