type HiddenFieldsProps = { fields: readonly (readonly [name: string, value: string])[] };

/** Hidden fields for the parameters that a form does not change. */
export function HiddenFields({ fields }: HiddenFieldsProps) {
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
