// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.
'use client';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import { type ComponentProps, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import { OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { useLabelIn } from '../text-fields';

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

/** Heads of the columns of a text in each other language. */
export function useColumnsIn(): (column: string) => string[] {
  const labelIn = useLabelIn();
  return (column) => OTHER_LANGUAGES.map((language) => labelIn(column, language));
}

type TextCellsInProps = { name: string; label: string; column: string; maxLength: number };

/** A text of a file in each other language. */
export function TextCellsIn({ name, label, column, maxLength }: TextCellsInProps) {
  const labelIn = useLabelIn();
  return OTHER_LANGUAGES.map((language) => (
    <TextCell
      key={language}
      name={`${name}.${language}`}
      label={labelIn(label, language)}
      lang={language}
      placeholder={labelIn(column, language)}
      maxLength={maxLength}
    />
  ));
}

type RowActionsProps = {
  /** The name of the row. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isNeeded: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  texts: Texts['editor']['rows'];
};

export function RowActions({ name, isFirst, isLast, isNeeded, onMove, onRemove, texts }: RowActionsProps) {
  const buttons = [
    { part: 'up', text: texts.up, icon: ArrowUp, isOff: isFirst, act: () => onMove(-1) },
    { part: 'down', text: texts.down, icon: ArrowDown, isOff: isLast, act: () => onMove(1) },
    { part: 'remove', text: texts.remove, icon: Trash2, isOff: isNeeded, act: onRemove },
  ];
  return (
    <td role="cell" data-cell="actions">
      {buttons.map(({ part, text, icon, isOff, act }) => {
        const label = fillText(text, { name });
        return (
          <button
            key={part}
            type="button"
            data-part={part}
            aria-label={label}
            title={label}
            disabled={isOff}
            onClick={act}
          >
            <Icon node={icon} className="size-4" />
          </button>
        );
      })}
    </td>
  );
}
