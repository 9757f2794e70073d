'use client';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '@/components/forms/fields';
import { TextField } from '@/components/forms/text-field';
import { fillText } from '@/lib/shared/text/fill-text';
import type { CategoryOptions, EditorTexts, EditorValues } from './editor-values';

type TaxClassFieldProps = { classes: CategoryOptions; texts: EditorTexts['editor'] };

/** A choice of the shop's classes; their ids before it has any. A class that is gone stays to be seen. */
export function TaxClassField({ classes, texts: { fields, hints } }: TaxClassFieldProps) {
  const { formState } = useFormContext<EditorValues>();
  const stored = formState.defaultValues?.taxClass ?? '';
  const [first] = classes;
  if (!first)
    return (
      <TextField name="taxClass" label={fields.taxClass} description={hints.taxClass} autoComplete="off" />
    );
  const isGone = stored !== '' && !classes.some(([id]) => id === stored);
  return (
    <SelectField
      name="taxClass"
      label={fields.taxClass}
      options={[
        ['', fillText(fields.firstTaxClass, { name: first[1] })],
        ...classes,
        ...(isGone ? [[stored, stored] as const] : []),
      ]}
    />
  );
}
