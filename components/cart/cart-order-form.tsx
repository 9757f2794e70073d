'use client';
import { AddressChoice } from '@/components/addresses/address-choice';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { Panel } from '@/components/ui/panel';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RepeatedPoNumber } from './repeated-po-number';
import { useOrderCart } from './use-order-cart';

type CartOrderFormProps = {
  email: string;
  texts: Texts['cart']['order'];
  choiceTexts: Texts['addresses']['choice'];
};

/** Where the cart's goods go, and the button that orders them. */
export function CartOrderForm({ email, texts, choiceTexts }: CartOrderFormProps) {
  const { form, submit, failure, busy, choices } = useOrderCart(email, texts);
  return (
    <Panel heading={texts.heading}>
      <Form form={form} onSubmit={submit} failure={failure}>
        {choices ? <AddressChoice choices={choices} texts={choiceTexts} /> : null}
        <TextAreaField name="address" label={texts.address} autoComplete="street-address" rows={6} />
        <TextField name="phone" label={texts.phone} type="tel" inputMode="tel" autoComplete="tel" />
        <TextField
          name="poNumber"
          label={texts.poNumber}
          description={texts.poNumberHint}
          autoComplete="off"
        />
        <RepeatedPoNumber texts={texts.samePoNumber} />
        <TextAreaField name="note" label={texts.note} description={texts.noteHint} autoComplete="off" />
        <SubmitButton size="lg" busy={busy}>
          {texts.submit}
        </SubmitButton>
        <p className="-mt-2 text-center text-muted text-sm">{texts.payLater}</p>
      </Form>
    </Panel>
  );
}
