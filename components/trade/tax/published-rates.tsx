'use client';
import { useId, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { countryRates, PUBLISHED_ON, publishedRates } from '@/lib/client/trade/published-rates';
import type { VatRateValues } from '@/lib/client/trade/tax-form';
import type { TradeValues } from '@/lib/client/trade/trade-form';
import { formatDay } from '@/lib/shared/dates/dates';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Countries } from '../shipping/zone-fields';

type PublishedRatesProps = {
  /** Those that have no rates yet. */
  countries: Countries;
  onAdd: (rows: VatRateValues[]) => void;
  texts: Texts['trade']['tax']['rates']['published'];
};

/** Adds the rates of a country as they were published, for the shop to check. */
export function PublishedRates({ countries, onAdd, texts }: PublishedRatesProps) {
  const id = useId();
  const language = useLanguage();
  const country = useRef<HTMLSelectElement>(null);
  const { getValues } = useFormContext<TradeValues>();
  const known = countries.filter(([code]) => publishedRates(code) !== undefined);
  if (known.length === 0) return null;
  const own = getValues('seller.country');
  return (
    <>
      <div className="flex min-w-0 flex-wrap items-end gap-3 sm:ms-auto">
        <Field id={id} label={texts.country}>
          {(control) => (
            <Select
              {...control}
              key={known.length}
              ref={country}
              defaultValue={known.some(([code]) => code === own) ? own : known[0]?.[0]}
              look="compact"
            >
              {known.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            onAdd(countryRates(country.current?.value ?? '', getValues('tax.classes'), language))
          }
        >
          {texts.add}
        </Button>
      </div>
      <p className="w-full text-muted text-xs">
        {fillText(texts.source, { day: formatDay(`${PUBLISHED_ON}T12:00:00Z`, language, 'UTC') })}
      </p>
    </>
  );
}
