'use client';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import type { DeliveryTexts } from '@/components/addresses/delivery-fields';
import { DeliveryCard } from '@/components/checkout/delivery-card';
import { DeliveryWish } from '@/components/checkout/delivery-wish';
import { type OrderAction, OrderButton, SheetBar, useOrderPayment } from '@/components/checkout/order-button';
import { NoteFields, PoNumberField } from '@/components/checkout/order-words';
import { PaymentAndApproval } from '@/components/checkout/payment-and-approval';
import { Form, SubmitButton } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import type { FreightChoice } from '@/components/freight/freight-form';
import { NO_FREIGHT } from '@/components/freight/no-freight';
import { Skeleton } from '@/components/ui/loading';
import { type Delivery, fetchDelivery } from '@/lib/client/cart/own/fetch-delivery';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { toastOnArrival } from '@/lib/client/toasts/arrival-toast';
import { toastFailure } from '@/lib/client/toasts/toast';
import type { OrderApproval } from '@/lib/shared/approvals/approval.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Offer } from '@/lib/shared/offers/offer.schema';
import { eachNote } from '@/lib/shared/orders/order-notes';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const OfferFreight = lazy(async () => ({
  default: (await loadWithRetries(() => import('./offer-freight'))).OfferFreight,
}));

type AcceptOfferProps = {
  offer: Pick<Offer, '_id' | 'number' | 'version' | 'shipping'>;
  /** How a member's company orders. */
  company?: { approval: OrderApproval; texts: Texts['companyOrder'] };
  /** The label and text of what is to be paid. */
  due: { label: string; value: string };
  /** The shop charges freight or tax: `due` is without what is not promised. */
  isNet?: true;
  buyer: { name: string; email: string };
  texts: Texts['offers']['own'];
  orderTexts: Texts['cart']['order'];
  addressTexts: DeliveryTexts;
};

/** Orders the version that is shown: where it was replaced meanwhile, that is said, and the new one shown; what was typed stays. */
export function AcceptOffer({
  offer,
  company,
  due,
  isNet,
  buyer,
  texts,
  orderTexts,
  addressTexts,
}: AcceptOfferProps) {
  const { _id, number, version } = offer;
  const language = useLanguage();
  const router = useLocalRouter();
  const [keyFor] = useState(() => createIdempotencyKeys());
  const [known, setKnown] = useState<Delivery | null>(null);
  const filled = useRef<Promise<void>>(Promise.resolve());
  const payment = useOrderPayment(company?.approval);
  const [isDone, setDone] = useState(false);
  const [net, setNet] = useState<number>();
  const [refusals, setRefusals] = useState(0);
  const { payBy, isNeeded: isSubmitted } = payment;
  const isPoRequired = company?.approval.poRequired ?? false;

  const { form, submit, busy, failure } = useSchemaForm({
    async rules() {
      // The button may be pressed before the address is there.
      const [{ acceptOfferFormSchema }] = await Promise.all([
        import('@/lib/shared/offers/offer.schema'),
        filled.current,
      ]);
      if (!isNet) return acceptOfferFormSchema;
      const { freightRules } = await import('@/components/freight/freight-form');
      const rules = freightRules(getValues() as FreightChoice, company !== undefined);
      return acceptOfferFormSchema.omit({ address: true, phone: true }).extend(rules.shape).strip();
    },
    defaultValues: {
      ...(isNet ? NO_FREIGHT : { address: '', phone: '' }),
      ...{ poNumber: '', requestedOn: '', deliver: 'parts', ...eachNote(() => '') },
    },
    async onSubmit(delivery) {
      const { call, offerCalls } = await loadContracts(() => import('@/lib/shared/offers/offers.contract'));
      const body = { version, ...delivery, payBy, ...(isNet ? { seenDue: net ?? 0 } : {}) };
      const key = keyFor({ ...body, isSubmitted });
      if (isSubmitted) await call(offerCalls.submitOffer, { params: { id: _id }, body, idempotencyKey: key });
      else
        (await call(offerCalls.acceptOffer, { params: { id: _id }, body, idempotencyKey: key })).insertedId;
      setDone(true);
      toastOnArrival(fillText(isSubmitted ? texts.submitted : texts.accepted, { number }));
      router.push(isSubmitted ? ROUTES.myQuotes : ROUTES.myOrders);
    },
    onFailure(error) {
      if (!(error instanceof ApiProblem) || ![404, 409].includes(error.status)) return false;
      // What is shown is no longer so; the reason is read in the form, unless that goes.
      const isGone = error.status === 404 || (error.code === 'offer-over' && error.members.state !== 'sent');
      if (isGone) toastFailure(sentenceOf(error));
      router.refresh();
      setRefusals((count) => count + 1);
      return false;
    },
  });
  const { getValues, setValue } = form;

  useEffect(() => {
    if (isNet) return;
    let isLeft = false;
    filled.current = fetchDelivery(buyer.email, language).then((delivery) => {
      if (isLeft) return;
      for (const field of ['address', 'phone'] as const) {
        if (!getValues(field) && delivery[field]) setValue(field, delivery[field]);
      }
      setKnown(delivery);
    });
    return () => {
      isLeft = true;
    };
  }, [isNet, buyer.email, language, getValues, setValue]);

  const shown = !isNet ? due.value : net === undefined ? null : formatDollars(net, language);
  const order: OrderAction = ({ label = texts.accept, note }) => (
    <SheetBar label={due.label} value={shown} note={note}>
      <SubmitButton size="lg" busy={busy || isDone}>
        {label}
      </SubmitButton>
    </SheetBar>
  );
  return (
    <Form form={form} onSubmit={submit} failure={failure} className="[&.grid]:gap-3.5">
      <PoNumberField required={isPoRequired} texts={orderTexts} />
      {company ? <PaymentAndApproval {...company} payment={payment} /> : null}
      {isNet ? (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <OfferFreight
            offer={offer}
            isCompany={company !== undefined}
            refusals={refusals}
            onDue={setNet}
            heading={orderTexts.heading}
            addressTexts={addressTexts}
          />
        </Suspense>
      ) : (
        <DeliveryCard known={known} name={buyer.name} texts={orderTexts} addressTexts={addressTexts} />
      )}
      <DeliveryWish texts={orderTexts.wish} />
      <NoteFields texts={orderTexts} />
      {company ? (
        <OrderButton
          payment={payment}
          order={order}
          isPoRequired={isPoRequired}
          isFilled={known !== null}
          submitHint={texts.submitHint}
          fieldTexts={orderTexts}
          texts={company.texts}
        />
      ) : (
        <>
          {order({})}
          <p className="-mt-1 text-center text-muted text-xs">{orderTexts.payLater}</p>
        </>
      )}
    </Form>
  );
}

/** The link of the verification mail is opened in another tab. */
export function RefreshOnceVerified() {
  const isVerified = useViewer().user?.emailVerified === true;
  const router = useLocalRouter();
  const refresh = useEffectEvent(() => router.refresh());
  useEffect(() => {
    if (isVerified) refresh();
  }, [isVerified]);
  return null;
}
