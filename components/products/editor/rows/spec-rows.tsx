'use client';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EditorValues } from '@/components/products/editor/editor-values';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { SPEC_TYPES } from '@/lib/shared/tools/spec-values';
import { SPECS_MAX } from '@/lib/shared/tools/tool-fields.schema';
import { RowSelectField, RowTextField } from './row-field';
import { RowList } from './row-list';

const UNITS = 'mm cm m in g kg lb N kN Nm lbf·ft V W kW A Ah Hz rpm bar MPa °C % l ml pcs'.split(' ');
const EMPTY: EditorValues['specs'][number] = { name: '', type: 'text', value: '', unit: '' };

export function SpecRows({ texts }: { texts: Texts['editor'] }) {
  const units = useId();
  return (
    <>
      <RowList
        name="specs"
        row={texts.specs.row}
        add={texts.specs.add}
        empty={texts.specs.empty}
        max={SPECS_MAX}
        newRow={EMPTY}
        first="name"
        texts={texts.rows}
      >
        {(index) => <SpecRow index={index} units={units} texts={texts.specs} />}
      </RowList>
      <datalist id={units}>
        {UNITS.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
    </>
  );
}

type SpecRowProps = { index: number; units: string; texts: Texts['editor']['specs'] };

function SpecRow({ index, units, texts }: SpecRowProps) {
  const { control } = useFormContext<EditorValues>();
  const type = useWatch({ control, name: `specs.${index}.type` });
  const label = (text: string) => fillText(text, { row: String(index + 1) });
  return (
    // By the width of the row, not of the screen: a preview may be beside it.
    <div className="@container">
      <div className="grid @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)] @xs:grid-cols-2 items-start gap-3">
        <RowTextField name={`specs.${index}.name`} label={label(texts.property)} />
        <RowSelectField
          name={`specs.${index}.type`}
          label={label(texts.type)}
          options={SPEC_TYPES.map((each) => [each, texts.types[each]] as const)}
        />
        <RowTextField
          name={`specs.${index}.value`}
          label={label(texts.value)}
          inputMode={type === 'number' ? 'decimal' : 'text'}
        />
        <RowTextField name={`specs.${index}.unit`} label={label(texts.unit)} list={units} />
      </div>
    </div>
  );
}
