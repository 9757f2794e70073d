'use client';
import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Field, Input } from '@/components/ui/controls/field';
import { useHydrated } from '@/lib/client/page/after-hydration';
import { fieldInUtc, fieldInZone } from '@/lib/client/prices/moment-fields';
import { formatMoment, readersTimeZone } from '@/lib/shared/dates/dates';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

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

type QuestionMomentProps = {
  label: string;
  /** The moment in the form of `utcField`. */
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

type ValidityProps = {
  validFrom?: string | undefined;
  validTo?: string | undefined;
  texts: Pick<Texts['prices'], 'from' | 'until' | 'always'>;
};

/** In the reader's time zone; in the shop's before hydration. */
export function Validity({ validFrom, validTo, texts }: ValidityProps) {
  const language = useLanguage();
  const shopTimeZone = useTimeZone();
  const zone = useHydrated() ? readersTimeZone() : shopTimeZone;
  const limit = (text: string, iso: string | undefined) =>
    iso === undefined ? [] : fillText(text, { moment: formatMoment(iso, language, zone) });
  return (
    <>{[limit(texts.from, validFrom), limit(texts.until, validTo)].flat().join(' · ') || texts.always}</>
  );
}
