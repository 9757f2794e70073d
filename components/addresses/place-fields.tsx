import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';

type PlaceFieldsProps = {
  /** Of the names of the fields: `billing.`. */
  prefix?: string;
  countries: readonly (readonly [code: string, name: string])[];
  /** Of street and addition. */
  lineClass?: string;
  texts: Record<'street' | 'addition' | 'postalCode' | 'city' | 'region' | 'country' | 'choose', string>;
};

/** Where an address is. As many letters as the schema allows, which is loaded on the first interaction. */
export function PlaceFields({ prefix = '', countries, lineClass, texts }: PlaceFieldsProps) {
  return (
    <>
      <TextField
        name={`${prefix}street`}
        label={texts.street}
        autoComplete="address-line1"
        maxLength={80}
        required
        className={lineClass}
      />
      <TextField
        name={`${prefix}addition`}
        label={texts.addition}
        autoComplete="address-line2"
        maxLength={60}
        className={lineClass}
      />
      <TextField
        name={`${prefix}postalCode`}
        label={texts.postalCode}
        autoComplete="postal-code"
        maxLength={16}
      />
      <TextField
        name={`${prefix}city`}
        label={texts.city}
        autoComplete="address-level2"
        maxLength={50}
        required
      />
      <TextField name={`${prefix}region`} label={texts.region} autoComplete="address-level1" maxLength={50} />
      <SelectField
        name={`${prefix}country`}
        label={texts.country}
        placeholder={texts.choose}
        options={countries}
        autoComplete="country"
        required
      />
    </>
  );
}
