'use client';
import { BookmarkPlus } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import type { DeliveryChoice } from '@/lib/shared/orders/delivery-choices';
import type { DeliveryTexts } from './delivery-fields';

const TypedAddressDialog = lazy(async () => ({
  default: (await loadWithRetries(() => import('./typed-address-dialog'))).TypedAddressDialog,
}));

type SaveTypedAddressProps = {
  choices: readonly DeliveryChoice[];
  name: string;
  texts: DeliveryTexts;
  onStored: (choices: readonly DeliveryChoice[]) => void;
};

export function SaveTypedAddress({ choices, name, texts, onStored }: SaveTypedAddressProps) {
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
