'use client';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadCode(() => import('@/lib/client/companies/company'));

type MemberTexts = Texts['company']['members'];

type RemoveMemberProps = {
  member: { userId: string; name: string };
  texts: Pick<MemberTexts, 'remove' | 'removeShort' | 'removeTitle' | 'removeText' | 'removed'>;
  confirmTexts: ConfirmTexts;
};

export function RemoveMember({ member: { userId, name }, texts, confirmTexts }: RemoveMemberProps) {
  const { busy, button, run } = useRowAction();

  async function remove(): Promise<string> {
    const { removeMember } = await loadCalls();
    await removeMember(userId);
    return fillText(texts.removed, { name });
  }

  return (
    <ConfirmDialog
      trigger={
        <Button
          ref={button}
          variant="outline"
          size="sm"
          busy={busy}
          aria-label={fillText(texts.remove, { name })}
        >
          {texts.removeShort}
        </Button>
      }
      title={fillText(texts.removeTitle, { name })}
      text={texts.removeText}
      texts={confirmTexts}
      onConfirm={() => run(remove, sentenceOf)}
    />
  );
}

type LeaveCompanyProps = {
  userId: string;
  company: string;
  isLast: boolean;
  texts: Pick<MemberTexts, 'leave' | 'leaveTitle' | 'leaveText' | 'leaveLast' | 'left'>;
  confirmTexts: ConfirmTexts;
};

export function LeaveCompany({ userId, company, isLast, texts, confirmTexts }: LeaveCompanyProps) {
  const { busy, button, run } = useRowAction();

  async function leave(): Promise<string> {
    const { removeMember } = await loadCalls();
    await removeMember(userId);
    return fillText(texts.left, { company });
  }

  return (
    <ConfirmDialog
      trigger={
        <Button ref={button} variant="outline" size="sm" busy={busy}>
          {texts.leave}
        </Button>
      }
      title={fillText(texts.leaveTitle, { company })}
      text={isLast ? `${texts.leaveText} ${texts.leaveLast}` : texts.leaveText}
      texts={confirmTexts}
      onConfirm={() => run(leave, sentenceOf)}
    />
  );
}
