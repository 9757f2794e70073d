'use client';
import type { EditorValues } from '@/components/products/editor/editor-values';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PACKS_MAX } from '@/lib/shared/tools/tool-fields.schema';
import { RowTextField } from './row-field';
import { RowList } from './row-list';

const EMPTY: EditorValues['packs'][number] = { name: '', units: '', gtin: '' };

export function PackRows({ texts }: { texts: Texts['editor'] }) {
  const own = texts.packs;
  return (
    <RowList
      name="packs"
      row={own.row}
      add={own.add}
      empty={own.empty}
      max={PACKS_MAX}
      newRow={EMPTY}
      first="name"
      texts={texts.rows}
    >
      {(index) => {
        const label = (text: string) => fillText(text, { row: String(index + 1) });
        return (
          <div className="@container">
            <div className="grid @md:grid-cols-3 items-start gap-3">
              <RowTextField name={`packs.${index}.name`} label={label(own.pack)} />
              <RowTextField name={`packs.${index}.units`} label={label(own.units)} inputMode="numeric" />
              <RowTextField name={`packs.${index}.gtin`} label={label(own.gtin)} inputMode="numeric" />
            </div>
          </div>
        );
      }}
    </RowList>
  );
}
