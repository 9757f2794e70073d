'use client';
import { useId, useState } from 'react';
import { useTimeZone } from '#use-time-zone';
import { Field, Input } from '@/components/ui/controls/field';
import { useHydrated } from '@/lib/client/page/after-hydration';
import { fieldInUtc, fieldInZone } from '@/lib/client/prices/moment-fields';
import { readersTimeZone } from '@/lib/shared/dates/dates';
import { fillText } from '@/lib/shared/text/fill-text';

type QuestionMomentProps = {
  label: string;
  /** As `utcField` has it. */
  at: string;
  /** With `{zone}`. */
  zoneText: string;
};

/** Sent in UTC, with `Z`; without scripts in the shop's time zone, without one. */
export function QuestionMoment({ label, at, zoneText }: QuestionMomentProps) {
  const id = useId();
  const shopTimeZone = useTimeZone();
  const isHydrated = useHydrated();
  const [utc, setUtc] = useState(at);
  if (!isHydrated) {
    return (
      <Field id={id} label={label} description={fillText(zoneText, { zone: shopTimeZone })}>
        {(own) => (
          <Input
            {...own}
            type="datetime-local"
            name="at"
            look="compact"
            defaultValue={fieldInZone(at, shopTimeZone)}
          />
        )}
      </Field>
    );
  }
  const zone = readersTimeZone();
  return (
    <Field id={id} label={label} description={fillText(zoneText, { zone })}>
      {(own) => (
        <>
          <Input
            {...own}
            key={zone}
            type="datetime-local"
            look="compact"
            value={fieldInZone(utc, zone)}
            onChange={(event) => setUtc(fieldInUtc(event.target.value, zone))}
          />
          <input type="hidden" name="at" value={utc === '' ? '' : `${utc}Z`} />
        </>
      )}
    </Field>
  );
}
