'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DeliveryFields, type DeliveryTexts } from '@/components/addresses/delivery-fields';
import { Button } from '@/components/ui/controls/button';
import { Skeleton } from '@/components/ui/loading';
import type { Delivery } from '@/lib/client/cart/own/fetch-delivery';
import type { Texts } from '@/lib/shared/texts/texts-for';

type DeliveryCardProps = {
  /** Null while loading. */
  known: Delivery | null;
  name: string;
  texts: Pick<Texts['cart']['order'], 'heading' | 'address' | 'phone' | 'change'>;
  addressTexts: DeliveryTexts;
};

/** Shows what is known of the delivery until "Change" is pressed; fields for what is not known, or not valid. */
export function DeliveryCard({ known, name, texts, addressTexts }: DeliveryCardProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { control, formState } = useFormContext();
  const address: unknown = useWatch({ control, name: 'address' });
  const phone: unknown = useWatch({ control, name: 'phone' });
  const [isOpened, setOpened] = useState(false);
  const isWrong = Boolean(formState.errors.address || formState.errors.phone);
  const isKnown =
    known !== null &&
    Boolean(phone) &&
    [known.address, ...known.choices.map(({ text }) => text)].includes(String(address));

  useEffect(() => {
    if (!isWrong) return;
    setOpened(true);
    // The form could not focus a field that was not there.
    if (!place.current?.contains(document.activeElement))
      place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isWrong]);

  useEffect(() => {
    // What is typed into the fields may be a known address in the end.
    if (known && !isKnown) setOpened(true);
  }, [known, isKnown]);

  useEffect(() => {
    if (isOpened && place.current?.dataset.pressed)
      place.current.querySelector<HTMLElement>('select, textarea')?.focus();
  }, [isOpened]);

  return (
    <div ref={place} className="grid gap-3">
      <h2 id={id} className="sr-only">
        {texts.heading}
      </h2>
      {known === null && !address ? (
        <Skeleton className="h-28 w-full" />
      ) : isKnown && !isOpened && !isWrong ? (
        <div className="grid gap-1 rounded-md border border-line p-3 text-sm">
          <div className="flex items-center justify-between gap-3">
            <span aria-hidden="true" className="font-semibold text-ink">
              {texts.heading}
            </span>
            <Button
              variant="link"
              size="sm"
              className="min-h-6"
              aria-describedby={id}
              onClick={() => {
                if (place.current) place.current.dataset.pressed = 'true';
                setOpened(true);
              }}
            >
              {texts.change}
            </Button>
          </div>
          <p className="wrap-anywhere whitespace-pre-line leading-snug">{String(address)}</p>
          <p className="figures text-muted">{String(phone)}</p>
        </div>
      ) : (
        <DeliveryFields
          choices={known?.choices ?? null}
          name={name}
          texts={texts}
          addressTexts={addressTexts}
          rows={3}
        />
      )}
    </div>
  );
}
