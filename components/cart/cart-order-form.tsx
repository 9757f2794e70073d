'use client';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '#use-language';
import type { DeliveryTexts } from '@/components/addresses/delivery-fields';
import type { OrderAction } from '@/components/checkout/order-button';
import { Form, SubmitButton } from '@/components/forms/form';
import { Skeleton } from '@/components/ui/loading';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { DeliveryCard } from '../checkout/delivery-card';
import { DeliveryWish } from '../checkout/delivery-wish';
import { SheetBar } from '../checkout/order-button';
import { NoteFields, PoNumberField } from '../checkout/order-words';
import { useOrderCart } from './use-order-cart';

const CartFreight = lazy(async () => ({
  default: (await loadWithRetries(() => import('./cart-freight'))).CartFreight,
}));

const CompanyOrder = lazy(async () => ({
  default: (await loadWithRetries(() => import('./company-order'))).CompanyOrder,
}));

type CartOrderFormProps = {
  buyer: { name: string; email: string; isMember?: true };
  /** The label and text of what is to be paid. */
  due: { label: string; value: string };
  /** The shop charges freight or tax, which `due` is without. */
  isNet: boolean;
  texts: Texts['cart']['order'];
  addressTexts: DeliveryTexts;
};

export function CartOrderForm({ buyer, due, isNet, texts, addressTexts }: CartOrderFormProps) {
  const language = useLanguage();
  const isCompany = buyer.isMember === true;
  const [dueNow, setDueNow] = useState<number>();
  const ordering = useOrderCart(buyer.email, texts, isNet ? { due: dueNow, isCompany } : null);
  const { form, submit, failure, busy, known, submission, refusals } = ordering;
  const [isPoRequired, setPoRequired] = useState(false);
  const shown = !isNet ? due.value : dueNow === undefined ? null : formatDollars(dueNow, language);
  const order: OrderAction = ({ label = texts.submit, note }) => (
    <SheetBar label={due.label} value={shown} note={note}>
      <SubmitButton busy={busy}>{label}</SubmitButton>
    </SheetBar>
  );
  const delivery = (
    <>
      {isNet ? (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <CartFreight
            isCompany={isCompany}
            refusals={refusals}
            onDue={setDueNow}
            heading={texts.heading}
            addressTexts={addressTexts}
          />
        </Suspense>
      ) : (
        <DeliveryCard known={known} name={buyer.name} texts={texts} addressTexts={addressTexts} />
      )}
      <DeliveryWish texts={texts.wish} />
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
