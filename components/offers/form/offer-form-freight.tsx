import { useMemo } from 'react';
import { useLanguage } from '#use-language';
import { SelectField } from '@/components/forms/fields';
import { TextField } from '@/components/forms/text-field';
import { countriesIn } from '@/lib/shared/addresses/countries';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type OfferFreightTexts = Texts['costs']['offer'];

/** Freight that an offer promises, in a shop that charges. */
export function OfferFormFreight({ texts }: { texts: OfferFreightTexts }) {
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)_12rem]">
      <TextField
        name="shipping.price"
        label={texts.price}
        description={texts.hint}
        inputMode="decimal"
        autoComplete="off"
        className="figures"
      />
      <SelectField
        name="shipping.to.country"
        label={texts.country}
        placeholder={texts.choose}
        options={countries}
        autoComplete="off"
      />
      <TextField name="shipping.to.postalCode" label={texts.postalCode} autoComplete="off" maxLength={16} />
    </div>
  );
}
