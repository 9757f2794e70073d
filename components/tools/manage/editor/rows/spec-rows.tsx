'use client';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import type { EditorValues } from '@/components/tools/manage/editor/editor-values';
import { readPastedSpecs, SPEC_UNITS, withPastedSpecs } from '@/lib/client/files/pasted-specs';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { SPEC_TYPES } from '@/lib/shared/tools/spec-values';
import { PACKS_MAX, SPECS_MAX } from '@/lib/shared/tools/tool-limits';
import { SelectCell, TextCell } from './row-cells';
import { RowTable } from './row-table';

const EMPTY_SPEC: EditorValues['specs'][number] = { name: '', type: 'text', value: '', unit: '' };

export function SpecRows({ texts }: { texts: Texts['editor'] }) {
  const units = useId();
  const language = useLanguage();
  const { columns, pasted } = texts.specs;

  function paste(rows: EditorValues['specs'], place: number, text: string) {
    const specs = readPastedSpecs(text);
    if (specs === null) return null;
    const count = formatNumber(specs.length, language);
    const done = specs.length === 1 ? pasted.one : fillText(pasted.many, { count });
    return { rows: withPastedSpecs(rows, place, specs), done };
  }

  return (
    <>
      <RowTable
        name="specs"
        label={texts.fields.specs}
        columns={[columns.property, columns.type, columns.value, columns.unit]}
        row={texts.specs.row}
        add={texts.specs.add}
        empty={texts.specs.empty}
        max={SPECS_MAX}
        newRow={EMPTY_SPEC}
        first="name"
        onPaste={paste}
        texts={texts.rows}
      >
        {(index) => <SpecCells index={index} units={units} texts={texts.specs} />}
      </RowTable>
      <datalist id={units}>
        {SPEC_UNITS.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
    </>
  );
}

type SpecCellsProps = { index: number; units: string; texts: Texts['editor']['specs'] };

function SpecCells({ index, units, texts }: SpecCellsProps) {
  const { control } = useFormContext<EditorValues>();
  const type = useWatch({ control, name: `specs.${index}.type` });
  const label = (text: string) => fillText(text, { row: String(index + 1) });
  return (
    <>
      <TextCell name={`specs.${index}.name`} label={label(texts.property)} />
      <SelectCell
        name={`specs.${index}.type`}
        label={label(texts.type)}
        options={SPEC_TYPES.map((each) => [each, texts.types[each]] as const)}
      />
      <TextCell
        name={`specs.${index}.value`}
        label={label(texts.value)}
        inputMode={type === 'number' ? 'decimal' : 'text'}
      />
      <TextCell name={`specs.${index}.unit`} label={label(texts.unit)} list={units} />
    </>
  );
}

const EMPTY_PACK: EditorValues['packs'][number] = { name: '', units: '', gtin: '' };

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
      newRow={EMPTY_PACK}
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
