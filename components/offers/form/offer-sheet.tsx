// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.
'use client';
import { CircleAlert } from 'lucide';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { ToolPicker } from '@/components/search/tool-picker';
import { Icon } from '@/components/ui/icon';
import { moveOf } from '@/components/ui/tables/sheet-moves';
import type { TypedLine } from '@/lib/client/offers/line-figures';
import { fieldAmount } from '@/lib/shared/numbers/money';
import type { OfferDraft } from '@/lib/shared/offers/offer-draft';
import type { Language } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { fieldPercent, type LineFacts, type OfferFormTexts, OfferSheetRow } from './offer-sheet-row';
import { SheetSums } from './sheet-sums';
import { usePaidLast } from './use-paid-last';

/** The first values of the lines of a draft. */
export function typedLines({ lines }: OfferDraft, language: Language): TypedLine[] {
  return lines.map(({ toolId, quantity, unitPrice, listPrice, leadDays }) => ({
    toolId,
    quantity: String(quantity),
    percent: fieldPercent(unitPrice ?? null, listPrice, language),
    unitPrice: unitPrice === undefined ? '' : fieldAmount(unitPrice, language),
    leadDays: leadDays === undefined ? '' : String(leadDays),
  }));
}

/** Focuses a cell of the row that many rows below; false beyond the last one. */
function goTo(from: EventTarget, { down, column }: { down: number; column: string }): boolean {
  const row = (from as Element).closest('tr');
  const rows = [...(row?.parentElement?.children ?? [])];
  const next = row && rows[rows.indexOf(row) + down];
  const cell =
    next?.querySelector<HTMLElement>(`[data-column="${column}"]`) ??
    next?.querySelector<HTMLElement>('[data-column="unitPrice"]');
  cell?.focus();
  return Boolean(cell);
}

type OfferSheetProps = {
  draft: OfferDraft;
  texts: OfferFormTexts;
  pickerTexts: Texts['quotes']['lines'];
  required: string;
};

/** The lines of an offer as a spreadsheet. */
export function OfferSheet({ draft, texts, pickerTexts, required }: OfferSheetProps) {
  const language = useLanguage();
  const hintId = useId();
  const { control, formState } = useFormContext<{ lines: TypedLine[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const typed = useWatch({ control, name: 'lines' }) ?? [];
  const [facts, setFacts] = useState<ReadonlyMap<string, LineFacts>>(
    () => new Map(draft.lines.map((line) => [line.toolId, line])),
  );
  const toolIds = fields.map(({ toolId }) => toolId);
  const paidLast = usePaidLast(draft, toolIds);
  const picker = useRef<HTMLDivElement>(null);
  const isNothing = formState.submitCount > 0 && fields.length === 0;
  const focusPicker = () => picker.current?.querySelector('input')?.focus();
  const { columns } = texts;

  function add({ _id: toolId, name, sku, price, moq, quantity: available }: SearchHit) {
    if (toolIds.includes(toolId)) return;
    const listPrice = price === undefined ? {} : { listPrice: price };
    setFacts((known) => new Map(known).set(toolId, { name, sku, available, ...listPrice }));
    const unitPrice = price === undefined ? '' : fieldAmount(price, language);
    append(
      { toolId, quantity: String(moq), percent: price === undefined ? '' : '0', unitPrice, leadDays: '' },
      { focusName: `lines.${fields.length}.quantity` },
    );
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const move = moveOf(event);
    if (!move) return;
    // Enter never sends the offer.
    event.preventDefault();
    if ('beside' in move) move.beside.focus();
    else if (!goTo(event.target, move) && move.down > 0) focusPicker();
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-bold text-base text-ink">{texts.tools}</legend>
      {fields.length > 0 ? (
        <>
          <table
            role="table"
            aria-label={texts.tools}
            aria-describedby={hintId}
            onKeyDown={onKeyDown}
            className="sheet offer-sheet"
          >
            <thead role="rowgroup">
              <tr role="row">
                {Object.entries(columns).map(([column, heading]) => (
                  <th key={column} role="columnheader" scope="col" data-cell={column}>
                    {column === 'actions' ? <span className="sr-only">{heading}</span> : heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {fields.map(({ id, toolId }, index) => {
                const shown = facts.get(toolId);
                return shown ? (
                  <OfferSheetRow
                    key={id}
                    index={index}
                    facts={shown}
                    paidLast={paidLast.get(toolId)}
                    texts={texts}
                    onRemove={(place) => {
                      remove(place);
                      // The focused button was removed with its line.
                      focusPicker();
                    }}
                  />
                ) : null;
              })}
            </tbody>
          </table>
          <p id={hintId} className="text-muted text-xs max-md:sr-only">
            {texts.sheetHint}
          </p>
        </>
      ) : null}
      <div ref={picker}>
        <ToolPicker
          texts={{ ...pickerTexts, add: texts.add, addHint: texts.addHint }}
          listed={toolIds}
          onPick={add}
        />
      </div>
      <div role="alert" className="empty:hidden">
        {isNothing ? (
          <p className="flex items-start gap-1.5 font-medium text-danger text-sm">
            <Icon node={CircleAlert} className="mt-0.5 size-4 shrink-0" />
            {required}
          </p>
        ) : null}
      </div>
      {fields.length > 0 ? <SheetSums lines={typed} facts={facts} texts={texts} /> : null}
    </fieldset>
  );
}
