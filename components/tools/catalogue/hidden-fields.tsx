type HiddenFieldsProps = { fields: readonly (readonly [name: string, value: string])[] };

export function HiddenFields({ fields }: HiddenFieldsProps) {
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
