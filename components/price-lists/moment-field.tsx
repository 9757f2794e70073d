'use client';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTimeZone } from '#use-time-zone';
import { Field, Input } from '@/components/ui/controls/field';
import { useHydrated } from '@/lib/client/page/after-hydration';
import { fieldInUtc, fieldInZone } from '@/lib/client/prices/moment-fields';
import { readersTimeZone } from '@/lib/shared/dates/dates';
import { fillText } from '@/lib/shared/text/fill-text';

type MomentFieldProps = {
  name: string;
  label: string;
  /** With `{zone}`. */
  zoneText: string;
};

/** A moment in UTC, shown and typed in the reader's time zone; before hydration shown in the shop's. */
export function MomentField({ name, label, zoneText }: MomentFieldProps) {
  const id = useId();
  const shopTimeZone = useTimeZone();
  const isHydrated = useHydrated();
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const zone = isHydrated ? readersTimeZone() : shopTimeZone;
  return (
    <Field id={id} label={label} description={fillText(zoneText, { zone })} error={fieldState.error?.message}>
      {(own) => (
        <Input
          {...own}
          ref={field.ref}
          type="datetime-local"
          readOnly={!isHydrated}
          value={fieldInZone(String(field.value ?? ''), zone)}
          onChange={(event) => field.onChange(fieldInUtc(event.target.value, zone))}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}
