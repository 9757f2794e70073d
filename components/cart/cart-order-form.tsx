'use client';
import { DeliveryFields, type DeliveryTexts } from '@/components/addresses/delivery-fields';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { Panel } from '@/components/ui/panel';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RepeatedPoNumber } from './repeated-po-number';
import { useOrderCart } from './use-order-cart';

type CartOrderFormProps = {
  buyer: { name: string; email: string };
  texts: Texts['cart']['order'];
  addressTexts: DeliveryTexts;
};

export function CartOrderForm({ buyer, texts, addressTexts }: CartOrderFormProps) {
  const { form, submit, failure, busy, choices } = useOrderCart(buyer.email, texts);
  return (
    <Panel heading={texts.heading}>
      <Form form={form} onSubmit={submit} failure={failure}>
        <DeliveryFields choices={choices} name={buyer.name} texts={texts} addressTexts={addressTexts} />
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
