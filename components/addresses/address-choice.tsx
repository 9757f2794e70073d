'use client';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { Link } from '@/components/ui/links/link';
import type { DeliveryChoice } from '@/lib/shared/orders/delivery-choices';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type AddressChoiceProps = { choices: readonly DeliveryChoice[]; texts: Texts['addresses']['choice'] };

/** Fills "address" and "phone" of an order form from a stored address; both can be edited afterwards (product §5.2). */
export function AddressChoice({ choices, texts }: AddressChoiceProps) {
  const id = useId();
  const { control, setValue, formState } = useFormContext();
  const typed: unknown = useWatch({ control, name: 'address' });
  if (choices.length === 0) return null;
  const own = (
    <Link href={ROUTES.addresses} prefetch={false} className="text-sm underline underline-offset-4">
      {texts.manage}
    </Link>
  );
  const chosen = choices.find(({ text }) => text === typed)?.id ?? '';

  function choose(choiceId: string) {
    const { text = '', phone } = choices.find((choice) => choice.id === choiceId) ?? {};
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('address', text, options);
    if (phone !== undefined) setValue('phone', phone, options);
  }

  return (
    <Field id={id} label={texts.label} description={texts.hint} aside={own}>
      {(field) => (
        <Select {...field} value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{texts.other}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
