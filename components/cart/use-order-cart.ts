'use client';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { useFormDraft } from '@/components/forms/use-form-draft';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { call } from '@/lib/client/api';
import { cartNow, cartSettled, reloadCart, showRefusedCart } from '@/lib/client/cart/cart-store';
import { storeCartSummary } from '@/lib/client/cart/cart-summary';
import { type Delivery, fetchDelivery } from '@/lib/client/cart/own/fetch-delivery';
import { currentCart } from '@/lib/client/cart/own/own-cart';
import { sendTyped } from '@/lib/client/cart/typed-quantities';
import { messageText } from '@/lib/client/language/message-text';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { refreshEveryTab } from '@/lib/client/session/viewer-store';
import { toastOnArrival } from '@/lib/client/toasts/arrival-toast';
import { cartCalls } from '@/lib/shared/cart/cart.contract';
import type { ChargedOrderCartInput } from '@/lib/shared/cart/charged-cart.schema';
import { formatCents, toCents, toDollars } from '@/lib/shared/numbers/money';
import { eachNote, ORDER_NOTE_NAMES } from '@/lib/shared/orders/order-notes';
import { totalsOf } from '@/lib/shared/orders/order-totals';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { FreightChoice } from '../freight/freight-form';
import { NO_FREIGHT } from '../freight/no-freight';
import { showFirstMarked } from './cart-sum';

const FIELDS = ['address', 'phone', 'poNumber', 'requestedOn', 'deliver', ...ORDER_NOTE_NAMES] as const;

/** In a shop that charges: what is due, unless it is not known yet, or on request. */
export type CartFreightState = { due: number | undefined; isCompany: boolean };

/** Submitting replaces ordering where a member of a company needs approval. */
export type Submission = {
  send: (body: ChargedOrderCartInput, idempotencyKey: string) => Promise<unknown>;
  message: string;
  next: string;
  /** The message where its sender is no member any more. */
  gone: string;
};

/** Refusals by line, which the cart then shows. */
const OF_LINES = ['price-changed', 'out-of-stock', 'not-on-sale'];

function confirmedFigures() {
  const { cart, seen } = cartNow();
  const lines = cart?.lines ?? [];
  const prices = lines.flatMap(({ toolId }) => {
    const price = seen[toolId];
    return price ? [{ toolId, ...price }] : [];
  });
  const { totalCents: dueCents } = totalsOf(
    prices.map(({ quantity, unitPrice }) => ({ quantity, unitPriceCents: toCents(unitPrice) })),
  );
  return {
    version: cart?.version ?? 0,
    dueCents,
    seen: prices.map(({ toolId, unitPrice }) => ({ toolId, unitPrice })),
  };
}

function isUndecided(): boolean {
  const { cart, changes, conflicts } = cartNow();
  const isIllegal = cart?.lines.some(({ problems }) => problems.length > 0) ?? true;
  return isIllegal || changes.size > 0 || conflicts.size > 0;
}

/**
 * Orders what the buyer has seen: a refusal because something changed is shown line by line in the cart. A retry after
 * a lost response reuses the idempotency key. `freight` in a shop that charges it.
 */
export function useOrderCart(email: string, texts: Texts['cart']['order'], freight: CartFreightState | null) {
  const language = useLanguage();
  const router = useLocalRouter();
  const [isPlaced, setPlaced] = useState(false);
  const [known, setKnown] = useState<Delivery | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** How often the company refused it: then its needs are read again. */
  const [refusals, setRefusals] = useState(0);
  const submission = useRef<Submission | null>(null);
  const filled = useRef<Promise<void>>(Promise.resolve());

  const state = useSchemaForm({
    async rules() {
      // "Place Order" may be pressed before the address is there.
      const [{ orderCartFormSchema }] = await Promise.all([
        import('@/lib/shared/cart/cart.schema'),
        filled.current,
      ]);
      if (!freight) return orderCartFormSchema;
      const { freightRules } = await import('@/components/freight/freight-form');
      const rules = freightRules(state.form.getValues() as FreightChoice, freight.isCompany);
      return orderCartFormSchema.omit({ address: true, phone: true }).extend(rules.shape).strip();
    },
    defaultValues: {
      ...(freight ? NO_FREIGHT : { address: '', phone: '' }),
      ...{ poNumber: '', requestedOn: '', deliver: 'parts', ...eachNote(() => ''), payBy: undefined },
    },
    async onSubmit(delivery) {
      setRefusal(null);
      const before = cartNow().failure;
      // Sends what was typed within the debounce.
      const isReadable = sendTyped();
      await cartSettled();
      const { unsent, failure } = cartNow();
      if (unsent.length > 0 || (failure !== null && failure !== before)) {
        setRefusal(texts.notSaved);
        return;
      }
      if (!isReadable || isUndecided()) {
        setRefusal(texts.notReady);
        showFirstMarked();
        return;
      }
      const { dueCents: goodsCents, ...figures } = confirmedFigures();
      const { due } = freight ?? {};
      const dueCents = due === undefined ? goodsCents : toCents(due);
      const body = { ...figures, seenDue: toDollars(dueCents), ...delivery };
      const { send, message, next } = submission.current ?? {
        send: (order: ChargedOrderCartInput, idempotencyKey: string) =>
          call(cartCalls.orderCart, { body: order, idempotencyKey }),
        message: messageText('order-placed', { value: formatCents(dueCents, language) }),
        next: ROUTES.myOrders,
      };
      await send(body, draft.keyFor(body));
      draft.clear();
      setPlaced(true);
      // Written at once: the next page may be another document, whose header reads the stored summary.
      const { owner } = cartNow();
      storeCartSummary({ owner, version: figures.version + 1, lines: 0, dueCents: 0, at: Date.now() });
      toastOnArrival(message);
      router.push(next);
      void reloadCart();
    },
    onFailure(error) {
      if (!(error instanceof ApiProblem)) return false;
      const current = currentCart(error);
      const isOfLines = OF_LINES.includes(error.code) || 'lines' in error.errors;
      if (current) showRefusedCart(current);
      else if (isOfLines) void reloadCart().then(showFirstMarked);
      if (freight && error.code === 'price-changed') setRefusals((count) => count + 1);
      if (isOfLines || current) {
        setRefusal(`${sentenceOf(error)} ${texts.refused}`);
        return true;
      }
      if (error.code === 'unauthenticated') void refreshEveryTab();
      setRefusals((count) => count + 1);
      if (error.code !== 'not-found' || !submission.current) return false;
      setRefusal(submission.current.gone);
      return true;
    },
  });

  const form = state.form as unknown as UseFormReturn<FieldValues>;
  const draft = useFormDraft('cart', form, FIELDS);
  const { getValues, setValue } = form;
  const isFreight = freight !== null;

  useEffect(() => {
    if (!draft.isReady || isFreight) return;
    let isLeft = false;
    filled.current = fetchDelivery(email, language).then((delivery) => {
      if (isLeft) return;
      for (const field of ['address', 'phone'] as const) {
        if (!getValues(field) && delivery[field]) setValue(field, delivery[field]);
      }
      setKnown(delivery);
    });
    return () => {
      isLeft = true;
    };
  }, [draft.isReady, isFreight, email, language, getValues, setValue]);

  return {
    ...state,
    known,
    submission,
    refusals,
    busy: state.busy || isPlaced,
    failure: refusal ?? state.failure,
  };
}
