'use client';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type PutIntoCartProps = { tool: Pick<Tool, '_id' | 'moq'>; children: ReactNode };

/** Where the buyer's company orders through the cart: puts the quantity of the form there, and goes on from it. */
export function PutIntoCart({ tool, children }: PutIntoCartProps) {
  const language = useLanguage();
  const router = useLocalRouter();
  const { getValues } = useFormContext();
  const [busy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    try {
      const { addToCart } = await loadCode(() => import('@/lib/client/cart/add-to-cart'));
      const quantity = readUnits(String(getValues('orderQuantity')), language) ?? tool.moq;
      await addToCart([{ toolId: tool._id, quantity }]);
      router.push(ROUTES.cart);
    } catch (error) {
      toastFailure(sentenceOf(error));
      setBusy(false);
    }
  }

  return (
    <Button variant="outline" busy={busy} onClick={() => void add()}>
      {children}
    </Button>
  );
}
