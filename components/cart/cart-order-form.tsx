'use client';
import { lazy, Suspense, useState } from 'react';
import type { DeliveryTexts } from '@/components/addresses/delivery-fields';
import type { OrderAction } from '@/components/checkout/order-button';
import { Form, SubmitButton } from '@/components/forms/form';
import { Skeleton } from '@/components/ui/loading';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { DeliveryCard } from '../checkout/delivery-card';
import { SheetBar } from '../checkout/order-button';
import { NoteFields, PoNumberField } from '../checkout/order-words';
import { useOrderCart } from './use-order-cart';

const CompanyOrder = lazy(async () => ({
  default: (await loadWithRetries(() => import('./company-order'))).CompanyOrder,
}));

type CartOrderFormProps = {
  buyer: { name: string; email: string; isMember?: true };
  /** The label and text of what is to be paid. */
  due: { label: string; value: string };
  texts: Texts['cart']['order'];
  addressTexts: DeliveryTexts;
};

export function CartOrderForm({ buyer, due, texts, addressTexts }: CartOrderFormProps) {
  const { form, submit, failure, busy, known, submission, refusals } = useOrderCart(buyer.email, texts);
  const [isPoRequired, setPoRequired] = useState(false);
  const order: OrderAction = ({ label = texts.submit, note }) => (
    <SheetBar label={due.label} value={due.value} note={note}>
      <SubmitButton busy={busy}>{label}</SubmitButton>
    </SheetBar>
  );
  const delivery = (
    <>
      <DeliveryCard known={known} name={buyer.name} texts={texts} addressTexts={addressTexts} />
      <NoteFields texts={texts} />
    </>
  );
  return (
    <Form form={form} onSubmit={submit} failure={failure} className="[&.grid]:gap-3.5">
      <PoNumberField required={isPoRequired} texts={texts} />
      {buyer.isMember ? (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <CompanyOrder
            order={order}
            submission={submission}
            refusals={refusals}
            onPoRequired={setPoRequired}
            isFilled={known !== null}
            fieldTexts={texts}
          >
            {delivery}
          </CompanyOrder>
        </Suspense>
      ) : (
        <>
          {delivery}
          {order({})}
          <p className="-mt-1 text-center text-muted text-xs">{texts.payLater}</p>
        </>
      )}
    </Form>
  );
}
