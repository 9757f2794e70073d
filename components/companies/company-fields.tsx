'use client';
import { PlaceFields } from '@/components/addresses/place-fields';
import { TextField } from '@/components/forms/text-field';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** As many letters as the schema allows, which is loaded on the first interaction. */
const NAME_MAX_LENGTH = 60;

export const NO_BILLING = {
  name: '',
  street: '',
  addition: '',
  postalCode: '',
  city: '',
  region: '',
  country: '',
  phone: '',
};

/** Code and name, as the server writes them: browsers write a few otherwise. */
export type Countries = readonly (readonly [code: string, name: string])[];

type CompanyFieldsProps = { countries: Countries; texts: Texts['company']['fields'] };

export function CompanyFields({ countries, texts }: CompanyFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        name="name"
        label={texts.name}
        autoComplete="organization"
        maxLength={NAME_MAX_LENGTH}
        required
        className="sm:col-span-2"
      />
      <TextField name="billing.name" label={texts.recipient} autoComplete="name" maxLength={60} />
      <TextField
        name="billing.phone"
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <PlaceFields prefix="billing." countries={countries} texts={texts} />
      <TextField
        name="vatId"
        label={texts.vatId}
        description={texts.vatIdHint}
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        name="invoiceEmail"
        type="email"
        label={texts.invoiceEmail}
        autoComplete="off"
        maxLength={254}
      />
    </div>
  );
}
