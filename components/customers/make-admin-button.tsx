'use client';
import { useId } from 'react';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { messageText } from '@/lib/client/language/message-text';
import { loadCode } from '@/lib/client/page/load-code';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import type { UserRow } from '@/lib/shared/customers/user.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadCode(() => import('@/lib/client/admin-calls/admin'));

type MakeAdminButtonProps = {
  user: Pick<UserRow, 'name' | 'email' | 'verified'>;
  texts: { submit: string; admin: Texts['admin']['users']; confirm: ConfirmTexts };
};

/** After a confirmation, since it cannot be undone (product §4.14); disabled until the address is verified. */
export function MakeAdminButton({ user, texts }: MakeAdminButtonProps) {
  const hintId = useId();
  const { busy, button, run } = useRowAction();
  const { name, email } = user;

  async function promote(): Promise<string> {
    const { makeAdmin } = await loadCalls();
    const isNew = await makeAdmin(email);
    return isNew ? messageText('admin-made') : fillText(texts.admin.already, { email });
  }

  function explain(error: unknown): string {
    if (!(error instanceof ApiProblem)) return sentenceOf(error);
    if (error.status === 403) return messageText('make-admin-failed');
    return error.status === 404 ? fillText(texts.admin.gone, { email }) : sentenceOf(error);
  }

  return (
    <>
      <ConfirmDialog
        tone="primary"
        trigger={
          <Button
            ref={button}
            variant="outline"
            size="sm"
            busy={busy}
            disabled={!user.verified}
            aria-describedby={hintId}
          >
            {texts.submit}
          </Button>
        }
        title={fillText(texts.admin.makeTitle, { name })}
        text={fillText(texts.admin.makeText, { email })}
        texts={texts.confirm}
        onConfirm={() => run(promote, explain)}
      />
      <span id={hintId} hidden>
        {user.verified ? email : texts.admin.mustVerify}
      </span>
    </>
  );
}
