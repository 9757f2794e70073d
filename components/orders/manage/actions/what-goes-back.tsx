'use client';
import { useEffect, useId, useState } from 'react';
import { useLanguage } from '#use-language';
import { call } from '@/lib/client/api';
import { newKey } from '@/lib/client/idempotency-key';
import { sentenceOf } from '@/lib/client/problem';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { RefundPartInput, RefundPreview } from '@/lib/shared/orders/order-desk.schema';
import { orderCalls } from '@/lib/shared/orders/orders.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const PAUSE_MS = 300;

type DryRun = { preview: RefundPreview | null; failure: string | null; isAsking: boolean };

/** Returns what a refund would give back, by the store's own sums; nothing while there is nothing to ask. */
export function useDryRun(orderId: string, question: RefundPartInput | undefined): DryRun {
  const asked = question && JSON.stringify(question);
  const [answer, setAnswer] = useState<{ asked: string; preview?: RefundPreview; failure?: string }>();
  useEffect(() => {
    if (asked === undefined) return;
    const left = new AbortController();
    const timer = window.setTimeout(() => {
      call(orderCalls.refundOrder, {
        params: { id: orderId },
        query: { dryRun: 'true' },
        body: JSON.parse(asked) as RefundPartInput,
        signal: left.signal,
        // Of no use to a dry run, but the call asks for one.
        idempotencyKey: newKey(),
      })
        .then((done) => {
          if (!left.signal.aborted && 'left' in done) setAnswer({ asked, preview: done });
        })
        .catch((error: unknown) => {
          if (!left.signal.aborted) setAnswer({ asked, failure: sentenceOf(error) });
        });
    }, PAUSE_MS);
    return () => {
      left.abort();
      window.clearTimeout(timer);
    };
  }, [asked, orderId]);
  const isAsking = asked !== undefined && answer?.asked !== asked;
  if (asked === undefined || !answer) return { preview: null, failure: null, isAsking };
  // Figures of before stay while others are asked.
  return { preview: answer.preview ?? null, failure: isAsking ? null : (answer.failure ?? null), isAsking };
}

type WhatGoesBackProps = { run: DryRun; texts: Texts['costs'] };

/** Net, tax of each group and the money of a refund, before it is made. */
export function WhatGoesBack({ run: { preview, failure, isAsking }, texts }: WhatGoesBackProps) {
  const id = useId();
  const language = useLanguage();
  const own = texts.refund;
  const money = (dollars: number) => formatDollars(dollars, language);
  const rows: [term: string, amount: string][] = preview
    ? [
        [own.net, money(preview.net)],
        ...preview.taxes.map(({ name, net, tax }): [string, string] => [
          fillText(texts.onGroup, { name, amount: money(net) }),
          money(tax),
        ]),
      ]
    : [];
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-2 rounded-md bg-sunken px-3.5 py-3 sm:col-span-full"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={id} className="font-semibold text-ink text-sm">
          {own.back}
        </h3>
        <div role="status" className="text-muted text-xs">
          {isAsking ? (
            <>
              <span aria-hidden="true">…</span>
              <span className="sr-only">{own.making}</span>
            </>
          ) : null}
        </div>
      </div>
      {failure ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {failure}
        </p>
      ) : null}
      {preview ? (
        <dl className="figures grid gap-1 text-sm">
          {rows.map(([term, amount]) => (
            <div key={term} className="flex justify-between gap-4">
              <dt>{term}</dt>
              <dd className="whitespace-nowrap text-ink">{amount}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 border-line border-t pt-1 font-semibold text-ink">
            <dt>{own.money}</dt>
            <dd className="whitespace-nowrap">{money(preview.refunded)}</dd>
          </div>
        </dl>
      ) : null}
      {preview || failure || isAsking ? null : <p className="text-muted text-sm">{own.choose}</p>}
    </section>
  );
}
