'use client';
import { BookmarkPlus } from 'lucide';
import { lazy, Suspense, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextAreaField } from '@/components/forms/fields';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import type { DeliveryChoice } from '@/lib/shared/orders/delivery-choices';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type DeliveryTexts = Pick<Texts['addresses'], 'choice' | 'form'>;

type DeliveryFieldsProps = {
  /** Null while loading. */
  choices: readonly DeliveryChoice[] | null;
  /** Stored as the name of an address that has none. */
  name: string;
  texts: { address: string; addressHint?: string; phone: string; phoneHint?: string };
  addressTexts: DeliveryTexts;
  rows?: number;
};

export function DeliveryFields({ choices, name, texts, addressTexts, rows }: DeliveryFieldsProps) {
  const [stored, setStored] = useState<readonly DeliveryChoice[] | null>(null);
  const current = stored ?? choices;
  return (
    <>
      {current ? <AddressChoice choices={current} texts={addressTexts.choice} /> : null}
      <TextAreaField
        name="address"
        label={texts.address}
        {...(texts.addressHint ? { description: texts.addressHint } : {})}
        autoComplete="street-address"
        rows={rows ?? (current && current.length > 0 ? 6 : undefined)}
      />
      <TextField
        name="phone"
        label={texts.phone}
        {...(texts.phoneHint ? { description: texts.phoneHint } : {})}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      {current ? (
        <SaveTypedAddress choices={current} name={name} texts={addressTexts} onStored={setStored} />
      ) : null}
    </>
  );
}

type AddressChoiceProps = { choices: readonly DeliveryChoice[]; texts: Texts['addresses']['choice'] };

/** Fills "address" and "phone" of an order form from a stored address; both can be edited afterwards (product §5.2). */
function AddressChoice({ choices, texts }: AddressChoiceProps) {
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

const TypedAddressDialog = lazy(async () => ({
  default: (await loadWithRetries(() => import('./typed-address-dialog'))).TypedAddressDialog,
}));

type SaveTypedAddressProps = {
  choices: readonly DeliveryChoice[];
  name: string;
  texts: DeliveryTexts;
  onStored: (choices: readonly DeliveryChoice[]) => void;
};

function SaveTypedAddress({ choices, name, texts, onStored }: SaveTypedAddressProps) {
  const { control, getValues, setValue, setFocus } = useFormContext();
  const address: unknown = useWatch({ control, name: 'address' });
  const [isOpen, setOpen] = useState(false);
  const typed = typeof address === 'string' ? address.trim() : '';
  const isStored = choices.some(({ text, isSaved }) => isSaved && text === typed);
  if ((typed === '' || isStored) && !isOpen) return null;

  return (
    <>
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        <Icon node={BookmarkPlus} className="size-4.5" />
        {texts.choice.save}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TypedAddressDialog
            typed={typed}
            name={name}
            phone={String(getValues('phone') ?? '')}
            used={choices.flatMap(({ text, phone, isSaved }) => (isSaved ? [] : [{ address: text, phone }]))}
            texts={texts}
            onClose={() => setOpen(false)}
            onClosed={() => setFocus('address')}
            onStored={(stored, chosen) => {
              onStored(stored);
              if (!chosen) return;
              setValue('address', chosen.text, { shouldDirty: true });
              setValue('phone', chosen.phone, { shouldDirty: true });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
