'use client';
import { useState } from 'react';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { toastFailure } from '@/lib/client/toasts/toast';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadContracts(() => import('@/lib/shared/approvals/approvals.contract'));

type PageTexts = Texts['approvals']['page'];

type WithdrawProps = {
  requisition: { _id: string; number: string };
  texts: Pick<PageTexts, 'withdraw' | 'withdrawTitle' | 'withdrawText' | 'withdrawn'>;
  confirmTexts: ConfirmTexts;
};

function WithdrawRequest({ requisition: { _id, number }, texts, confirmTexts }: WithdrawProps) {
  const { busy, button, run } = useRowAction();

  async function withdraw(): Promise<string> {
    const { call, approvalCalls } = await loadCalls();
    await call(approvalCalls.withdrawRequisition, { params: { id: _id } });
    return texts.withdrawn;
  }

  return (
    <ConfirmDialog
      trigger={
        <Button ref={button} variant="outline" size="sm" busy={busy}>
          {texts.withdraw}
        </Button>
      }
      title={fillText(texts.withdrawTitle, { number })}
      text={texts.withdrawText}
      texts={confirmTexts}
      onConfirm={() => run(withdraw, sentenceOf)}
    />
  );
}

type ToCartProps = { id: string; texts: Pick<PageTexts, 'toCart'> };

function PutIntoCart({ id, texts }: ToCartProps) {
  const router = useLocalRouter();
  const { user } = useViewer();
  const [busy, setBusy] = useState(false);
  const [keyFor] = useState(createIdempotencyKeys);

  async function put() {
    if (!user) return;
    setBusy(true);
    try {
      const { call, approvalCalls } = await loadCalls();
      const { publishJoinedCart } = await loadCode(() => import('@/lib/client/cart/joined-outcomes'));
      publishJoinedCart(
        user.id,
        await call(approvalCalls.requisitionToCart, { params: { id }, idempotencyKey: keyFor(id) }),
      );
      keyFor.reset();
      router.push(ROUTES.cart);
    } catch (error) {
      toastFailure(sentenceOf(error));
      setBusy(false);
    }
  }

  return (
    <Button variant="outline" size="sm" busy={busy} disabled={!user} onClick={put}>
      {texts.toCart}
    </Button>
  );
}

type RequesterActionsProps = {
  requisition: { _id: string; number: string };
  isOpen: boolean;
  /** True if its lines can be put into the cart again. */
  mayReorder: boolean;
  texts: Pick<PageTexts, 'withdraw' | 'withdrawTitle' | 'withdrawText' | 'withdrawn' | 'toCart'>;
  confirmTexts: ConfirmTexts;
};

export function RequesterActions(props: RequesterActionsProps) {
  const { requisition, isOpen, mayReorder, texts, confirmTexts } = props;
  const { _id, number } = requisition;
  return (
    <>
      {mayReorder ? <PutIntoCart id={_id} texts={texts} /> : null}
      {isOpen ? (
        <WithdrawRequest requisition={{ _id, number }} texts={texts} confirmTexts={confirmTexts} />
      ) : null}
    </>
  );
}
