'use client';
import { useState } from 'react';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type Question } from '@/components/ui/controls/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { nextApprovalHref } from '@/lib/client/calls/next-approval';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import type { Requisition, RequisitionChange } from '@/lib/shared/approvals/requisition.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ChangeList } from './approval-outcome';

const loadCalls = () => loadContracts(() => import('@/lib/shared/approvals/approvals.contract'));

type DecideTexts = Pick<
  Texts['approvals']['page'],
  | 'approve'
  | 'approved'
  | 'stillNeeded'
  | 'cancel'
  | 'changed'
  | 'changes'
  | 'priceLine'
  | 'reason'
  | 'reasonHint'
  | 'reject'
  | 'rejected'
  | 'rejectSend'
  | 'stockLine'
>;

type DecideProps = {
  requisition: Pick<Requisition, '_id'>;
  /** False while the company is blocked. */
  mayApprove: boolean;
  /** The question before an order that passes the requester's budget is approved. */
  question: Omit<Question, 'onConfirm'> | undefined;
  /** The sum to be paid, beside the buttons of phones. */
  due: string;
  /** Opened from the desk: a decision leads to the next one. */
  isFromDesk: boolean;
  /** The text on what can be done where something changed. */
  next: string;
  texts: DecideTexts;
};

type RejectFormProps = {
  id: string;
  onDecided: () => Promise<void>;
  onCancel: () => void;
  texts: DecideTexts;
};

function RejectForm({ id, onDecided, onCancel, texts }: RejectFormProps) {
  const router = useLocalRouter();
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/approvals/requisition.schema')).rejectRequisitionSchema,
    defaultValues: { reason: '' },
    async onSubmit({ reason }) {
      const { call, approvalCalls } = await loadCalls();
      await call(approvalCalls.rejectRequisition, { params: { id }, body: { reason } });
      toastSuccess(texts.rejected);
      await onDecided();
    },
    onFailure(error) {
      if (!(error instanceof ApiProblem) || error.code !== 'requisition-decided') return false;
      // The form goes.
      toastFailure(sentenceOf(error));
      router.refresh();
      return true;
    },
  });
  return (
    <Form
      form={form}
      onSubmit={submit}
      failure={failure}
      label={texts.reject}
      className="w-full [&.grid]:gap-3"
    >
      <TextAreaField name="reason" label={texts.reason} description={texts.reasonHint} rows={2} autoFocus />
      <div className="grid max-w-sm grid-cols-2 gap-3">
        <SubmitButton variant="danger" busy={busy}>
          {texts.rejectSend}
        </SubmitButton>
        <Button variant="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
}

/** "Approve" and "Reject": on phones in a bar at the window's lower edge. */
export function Decide(props: DecideProps) {
  const { requisition, mayApprove, question, due, isFromDesk, next, texts } = props;
  const { _id } = requisition;
  const router = useLocalRouter();
  const { busy, button, run } = useRowAction();
  const [isRejecting, setRejecting] = useState(false);
  const [changes, setChanges] = useState<readonly RequisitionChange[]>([]);

  async function approve(): Promise<string> {
    setChanges([]);
    const { call, approvalCalls } = await loadCalls();
    const { orderId } = await call(approvalCalls.approveRequisition, { params: { id: _id } });
    if (isFromDesk) router.push(await nextApprovalHref());
    return orderId ? texts.approved : texts.stillNeeded;
  }

  async function onDecided() {
    if (isFromDesk) router.push(await nextApprovalHref());
    router.refresh();
  }

  function explain(error: unknown): string {
    if (error instanceof ApiProblem && error.code === 'requisition-outdated')
      setChanges((error.members.changes as RequisitionChange[] | undefined) ?? []);
    return sentenceOf(error);
  }

  return (
    <>
      <div role="alert" className="empty:hidden">
        {changes.length > 0 ? (
          <Notice tone="danger">
            <div className="grid gap-2">
              <p className="font-semibold text-ink">{texts.changed}</p>
              <ChangeList changes={changes} texts={texts} />
              <p>{next}</p>
            </div>
          </Notice>
        ) : null}
      </div>
      <div className="sheet-bar no-print">
        {isRejecting ? (
          <RejectForm id={_id} onDecided={onDecided} onCancel={() => setRejecting(false)} texts={texts} />
        ) : (
          <div className="flex w-full items-center gap-3 lg:grid lg:max-w-sm lg:grid-cols-2">
            <span
              aria-hidden="true"
              className="figures shrink-0 whitespace-nowrap font-extrabold text-ink text-lg lg:hidden"
            >
              {due}
            </span>
            {mayApprove && question ? (
              <ConfirmDialog
                trigger={
                  <Button ref={button} busy={busy}>
                    {texts.approve}
                  </Button>
                }
                {...question}
                onConfirm={() => run(approve, explain)}
              />
            ) : null}
            {mayApprove && !question ? (
              <Button ref={button} busy={busy} onClick={() => void run(approve, explain)}>
                {texts.approve}
              </Button>
            ) : null}
            <Button variant="outline" disabled={busy} onClick={() => setRejecting(true)}>
              {texts.reject}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
