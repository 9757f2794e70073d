import { SelectField } from '@/components/forms/fields';
import { TextField } from '@/components/forms/text-field';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type GroupOptions = readonly (readonly [id: string, name: string])[];

export type TermsTexts = Pick<
  Texts['company']['manage'],
  | 'customerNumber'
  | 'customerNumberHint'
  | 'termsDays'
  | 'termsHint'
  | 'creditLimit'
  | 'limitHint'
  | 'priceGroup'
  | 'noGroup'
>;

type TermsFieldsProps = {
  /** What the call names the customer number. */
  numberName: 'number' | 'customerNumber';
  groups: GroupOptions;
  texts: TermsTexts;
};

/** What an admin grants to a company. */
export function TermsFields({ numberName, groups, texts }: TermsFieldsProps) {
  return (
    <>
      <TextField
        name={numberName}
        label={texts.customerNumber}
        description={texts.customerNumberHint}
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        name="termsDays"
        label={texts.termsDays}
        description={texts.termsHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        name="creditLimit"
        label={texts.creditLimit}
        description={texts.limitHint}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField name="groupId" label={texts.priceGroup} placeholder={texts.noGroup} options={groups} />
    </>
  );
}
