'use client';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Input } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';

type Control = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type CompactFieldProps = {
  /** `shipping.zones.0.name` */
  name: string;
  label: string;
  /** From this width on the label is above the column. */
  column?: 'sm' | 'xl' | undefined;
  className?: string | undefined;
};

function useCompactField(name: string) {
  const id = useId();
  const { register, getFieldState, getValues, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const control: Control = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  // Rendered by the server too, where nothing is registered yet.
  return { control, error: error?.message, registered: register(name), value: getValues(name) as unknown };
}

const LABEL_FROM = { sm: 'sm:sr-only', xl: 'xl:sr-only' } as const;

type FrameProps = Omit<CompactFieldProps, 'name'> & {
  control: Control;
  error: string | undefined;
  children: ReactNode;
};

function Frame({ control, error, label, column, className, children }: FrameProps) {
  return (
    <div className={clsx('grid min-w-0 content-start gap-1', className)}>
      <label
        htmlFor={control.id}
        className={clsx('font-medium text-ink text-xs', column && LABEL_FROM[column])}
      >
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${control.id}-error`} className="font-medium text-danger text-xs">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** A small field of a row or a group. */
export function CompactText(props: CompactFieldProps & Omit<ComponentProps<'input'>, 'name' | 'id'>) {
  const { name, label, column, className, ...input } = props;
  const { control, error, registered, value } = useCompactField(name);
  return (
    <Frame control={control} error={error} label={label} column={column} className={className}>
      <Input
        autoComplete="off"
        defaultValue={String(value ?? '')}
        {...input}
        {...control}
        {...registered}
        look="compact"
      />
    </Frame>
  );
}

type CompactSelectProps = CompactFieldProps & {
  options: readonly (readonly [value: string, label: string])[];
  placeholder?: string;
  onChosen?: (value: string) => void;
};

export function CompactSelect(props: CompactSelectProps) {
  const { name, label, column, className, options, placeholder, onChosen } = props;
  const { control, error, registered, value } = useCompactField(name);
  return (
    <Frame control={control} error={error} label={label} column={column} className={className}>
      <Select
        defaultValue={String(value ?? '')}
        {...control}
        {...registered}
        onChange={async (event) => {
          await registered.onChange(event);
          onChosen?.(event.target.value);
        }}
        look="compact"
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
    </Frame>
  );
}
