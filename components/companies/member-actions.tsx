'use client';
import { type ChangeEvent, useState } from 'react';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Select } from '@/components/ui/controls/select';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import { COMPANY_ROLES, type CompanyRole } from '@/lib/shared/companies/company-roles';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadContracts(() => import('@/lib/shared/companies/company.contract'));

type MemberRoleSelectProps = {
  member: { userId: string; name: string; role: CompanyRole };
  texts: {
    members: Pick<Texts['company']['members'], 'roleOf' | 'roleChanged'>;
    roles: Record<CompanyRole, string>;
  };
};

export function MemberRoleSelect({ member, texts }: MemberRoleSelectProps) {
  const { userId, name, role } = member;
  const router = useLocalRouter();
  const [chosen, setChosen] = useState(role);
  const [busy, setBusy] = useState(false);

  async function choose({ target }: ChangeEvent<HTMLSelectElement>): Promise<void> {
    const next = target.value as CompanyRole;
    setChosen(next);
    setBusy(true);
    try {
      const { call, companyCalls } = await loadCalls();
      await call(companyCalls.changeMember, { params: { userId }, body: { role: next } });
      toastSuccess(fillText(texts.members.roleChanged, { name, role: texts.roles[next] }));
    } catch (error) {
      setChosen(role);
      toastFailure(sentenceOf(error));
    } finally {
      setBusy(false);
      router.refresh();
    }
  }

  return (
    <Select
      look="inline"
      aria-label={fillText(texts.members.roleOf, { name })}
      value={chosen}
      aria-busy={busy || undefined}
      onChange={(event) => void choose(event)}
      className="pe-9"
    >
      {COMPANY_ROLES.map((each) => (
        <option key={each} value={each}>
          {texts.roles[each]}
        </option>
      ))}
    </Select>
  );
}

type MemberTexts = Texts['company']['members'];

type RemoveMemberProps = {
  member: { userId: string; name: string };
  texts: Pick<MemberTexts, 'remove' | 'removeShort' | 'removeTitle' | 'removeText' | 'removed'>;
  confirmTexts: ConfirmTexts;
};

export function RemoveMember({ member: { userId, name }, texts, confirmTexts }: RemoveMemberProps) {
  const { busy, button, run } = useRowAction();

  async function remove(): Promise<string> {
    const { call, companyCalls } = await loadCalls();
    await call(companyCalls.removeMember, { params: { userId } });
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
    const { call, companyCalls } = await loadCalls();
    await call(companyCalls.removeMember, { params: { userId } });
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
