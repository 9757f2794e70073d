// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.
'use client';
import { type ComponentProps, useId } from 'react';
import { useFormContext } from 'react-hook-form';

type RowCellProps = {
  /** `specs.0.value` */
  name: string;
  label: string;
};

function useRowCell(name: string, label: string) {
  const errorId = useId();
  const { register, getFieldState, getValues, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const control = {
    // Rendered by the server too, where nothing is registered yet.
    defaultValue: String(getValues(name) ?? ''),
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
    ...register(name),
  } as const;
  const note = error ? (
    <span id={errorId} data-note="problem">
      {error.message}
    </span>
  ) : null;
  return { control, note };
}

export function TextCell({
  name,
  label,
  className,
  ...input
}: RowCellProps & Omit<ComponentProps<'input'>, 'name' | 'id'>) {
  const { control, note } = useRowCell(name, label);
  return (
    <td role="cell" data-cell={name.split('.').at(-1)} className={className}>
      <input autoComplete="off" {...input} {...control} />
      {note}
    </td>
  );
}

type SelectCellProps = RowCellProps & { options: readonly (readonly [value: string, label: string])[] };

export function SelectCell({ name, label, options }: SelectCellProps) {
  const { control, note } = useRowCell(name, label);
  return (
    <td role="cell" data-cell={name.split('.').at(-1)}>
      <select {...control}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {note}
    </td>
  );
}
