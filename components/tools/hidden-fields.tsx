type HiddenFieldsProps = { fields: readonly (readonly [name: string, value: string])[] };

/** What a form that changes one thing of an address keeps of the rest. */
export function HiddenFields({ fields }: HiddenFieldsProps) {
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
