'use client';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fetchAddresses, fetchUsedDeliveries } from '@/lib/client/calls/addresses';
import { ApiProblem, fieldMessageOf } from '@/lib/client/problem';
import type { Address, AddressInput } from '@/lib/shared/addresses/address.schema';
import { addressText } from '@/lib/shared/addresses/address-text';
import { addressKey } from '@/lib/shared/addresses/used-delivery';
import type { CostsAnswerResponse } from '@/lib/shared/trade/costs.schema';

type Place = { country: string; region: string; postalCode: string };
export type FreightRequest = { to: Place; shippingMethod?: string | undefined };
export type AskCosts = (request: FreightRequest, signal: AbortSignal) => Promise<CostsAnswerResponse>;

/** `answer` is of what the form says now, or of what it said before while that is asked. */
export type Freight = {
  answer: CostsAnswerResponse | null;
  isAsking: boolean;
  hasFailed: boolean;
  retry: () => void;
};

const PAUSE_MS = 300;
const PLACE = ['delivery.country', 'delivery.region', 'delivery.postalCode'] as const;

const isOfMethod = (error: unknown) => error instanceof ApiProblem && 'shippingMethod' in error.errors;

/** A method that is not offered for the place gives way to the cheapest one that delivers. */
async function askCosts(
  ask: AskCosts,
  request: FreightRequest,
  signal: AbortSignal,
): Promise<CostsAnswerResponse> {
  try {
    return await ask(request, signal);
  } catch (error) {
    if (!isOfMethod(error)) throw error;
    return ask({ to: request.to }, signal);
  }
}

/**
 * Asks what an order comes to, whenever its place, method or `of`, which stands for its goods, is another one; `ask` is to stay the
 * same between. Fills in the method that the costs are with.
 */
export function useFreight(of: string, ask: AskCosts): Freight {
  const { control, setValue, setError, clearErrors } = useFormContext();
  const [country, region, postalCode]: unknown[] = useWatch({ control, name: PLACE });
  const shippingMethod: unknown = useWatch({ control, name: 'shippingMethod' });
  const [answer, setAnswer] = useState<CostsAnswerResponse | null>(null);
  const [asked, setAsked] = useState('');
  const [failed, setFailed] = useState('');
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  const answered = useRef('');
  const to = {
    country: String(country ?? ''),
    region: String(region ?? ''),
    postalCode: String(postalCode ?? ''),
  };
  const method = String(shippingMethod ?? '') || undefined;
  const question = JSON.stringify([of, to, method, attempt]);
  const { country: known } = to;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question has the place.
  useEffect(() => {
    // The method that was filled in is that of the answer.
    if (known === '' || answered.current === question) return;
    const left = new AbortController();
    const pause = isFirst.current ? 0 : PAUSE_MS;
    isFirst.current = false;
    const timer = window.setTimeout(() => {
      askCosts(ask, { to, shippingMethod: method }, left.signal)
        .then((next) => {
          if (left.signal.aborted) return;
          clearErrors('delivery.root');
          setAnswer(next);
          const chosen = next.shippingMethod ?? '';
          if (chosen !== (method ?? '')) setValue('shippingMethod', chosen);
          answered.current = JSON.stringify([of, to, chosen || undefined, attempt]);
          setAsked(answered.current);
        })
        .catch((error: unknown) => {
          if (left.signal.aborted) return;
          // An offer may be for one place alone.
          const message = error instanceof ApiProblem ? fieldMessageOf(error, 'delivery') : undefined;
          if (message) setError('delivery.root', { type: 'server', message });
          else console.info('What it comes to could not be read.', error);
          setAnswer(null);
          setFailed(question);
        });
    }, pause);
    return () => {
      left.abort();
      window.clearTimeout(timer);
    };
  }, [question, ask, setValue, setError, clearErrors]);

  const hasFailed = failed === question;
  return {
    answer: known === '' ? null : answer,
    isAsking: known !== '' && asked !== question && !hasFailed,
    hasFailed,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** An address that fills the fields of a delivery in. */
export type OfferedAddress = Pick<Address, '_id'> & AddressInput;

/** Where one's orders went, apart from what is stored. */
async function fetchUsed(stored: readonly OfferedAddress[]): Promise<OfferedAddress[]> {
  const known = new Set(stored.map((address) => addressKey(addressText(address))));
  const used = await fetchUsedDeliveries();
  return used.flatMap(({ fields }, at) =>
    fields && !known.has(addressKey(addressText(fields)))
      ? [{ _id: `used-${at}`, label: '', ...fields }]
      : [],
  );
}

/** One's company's, one's own, and where orders went; none where they cannot be read, since a buyer can type them. */
export function useStoredAddresses(isMember: boolean): readonly OfferedAddress[] {
  const [addresses, setAddresses] = useState<readonly OfferedAddress[]>([]);
  useEffect(() => {
    let isLeft = false;
    Promise.all([isMember ? fetchAddresses('company') : [], fetchAddresses()])
      .then(async (books) => {
        const stored = books.flat();
        const used = await fetchUsed(stored).catch(() => []);
        if (!isLeft) setAddresses([...stored, ...used]);
      })
      .catch((error: unknown) => console.info('Stored addresses could not be read.', error));
    return () => {
      isLeft = true;
    };
  }, [isMember]);
  return addresses;
}
