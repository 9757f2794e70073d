'use client';
import type { EditorValues } from '@/components/tools/manage/editor/editor-values';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PACKS_MAX } from '@/lib/shared/tools/tool-limits';
import { TextCell } from './row-cell';
import { RowTable } from './row-table';

const EMPTY: EditorValues['packs'][number] = { name: '', units: '', gtin: '' };

export function PackRows({ texts }: { texts: Texts['editor'] }) {
  const own = texts.packs;
  return (
    <RowTable
      name="packs"
      label={texts.fields.packs}
      columns={[own.columns.pack, own.columns.units, own.columns.gtin]}
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
          <>
            <TextCell name={`packs.${index}.name`} label={label(own.pack)} />
            <TextCell name={`packs.${index}.units`} label={label(own.units)} inputMode="numeric" />
            <TextCell name={`packs.${index}.gtin`} label={label(own.gtin)} inputMode="numeric" />
          </>
        );
      }}
    </RowTable>
  );
}
