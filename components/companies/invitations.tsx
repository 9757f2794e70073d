'use client';
import { useId } from 'react';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { SelectField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { Moment } from '@/components/ui/moment';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { CompanyInvitation, InviteInput } from '@/lib/shared/companies/company.schema';
import { COMPANY_ROLES, type CompanyRole } from '@/lib/shared/companies/company-roles';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadContracts(() => import('@/lib/shared/companies/company.contract'));

type InvitationListProps = {
  invitations: readonly CompanyInvitation[];
  /** Admins of the store read them only. */
  mayChange: boolean;
  texts: Texts['company']['invite'];
  roles: Record<CompanyRole, string>;
};

function InvitationActions({
  invitation: { _id, email, role },
  texts,
}: {
  invitation: CompanyInvitation;
  texts: Texts['company']['invite'];
}) {
  const again = useRowAction();
  const revoke = useRowAction();

  async function sendAgain(): Promise<string> {
    const { call, companyCalls } = await loadCalls();
    await call(companyCalls.inviteMember, { body: { email, role } });
    return fillText(texts.sent, { email });
  }

  async function end(): Promise<string> {
    const { call, companyCalls } = await loadCalls();
    await call(companyCalls.revokeInvitation, { params: { id: _id } });
    return fillText(texts.revoked, { email });
  }

  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button
        ref={again.button}
        variant="outline"
        size="sm"
        busy={again.busy}
        aria-label={fillText(texts.againTo, { email })}
        onClick={() => again.run(sendAgain, sentenceOf)}
      >
        {texts.again}
      </Button>
      <Button
        ref={revoke.button}
        variant="outline"
        size="sm"
        busy={revoke.busy}
        aria-label={fillText(texts.revokeOf, { email })}
        onClick={() => revoke.run(end, sentenceOf)}
      >
        {texts.revoke}
      </Button>
    </div>
  );
}

export function InvitationList({ invitations, mayChange, texts, roles }: InvitationListProps) {
  const id = useId();
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-bold text-sm">
        {texts.pending}
      </h3>
      <ul className="divide-y divide-line border-line border-y">
        {invitations.map((invitation) => {
          const { _id, email, role, expiresAt, expired } = invitation;
          return (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <p className="grid min-w-0 text-sm">
                <span className="wrap-anywhere font-semibold text-ink">{email}</span>
                <span className={expired ? 'text-danger' : 'text-muted'}>
                  {roles[role]} · <Moment at={expiresAt} text={expired ? texts.expired : texts.until} />
                </span>
              </p>
              {mayChange ? <InvitationActions invitation={invitation} texts={texts} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** By an owner, or by an admin of the store for a company of this id. */
async function sendInvitation(input: InviteInput, companyId: string | undefined): Promise<void> {
  const { call, companyCalls, managedCompanyCalls } = await loadContracts(
    () => import('@/lib/shared/companies/company.contract'),
  );
  if (companyId === undefined) await call(companyCalls.inviteMember, { body: input });
  else await call(managedCompanyCalls.inviteToCompany, { params: { id: companyId }, body: input });
}

type InviteFormProps = {
  companyId?: string;
  texts: Texts['company']['invite'];
  roles: Record<CompanyRole, string>;
};

export function InviteForm({ companyId, texts, roles }: InviteFormProps) {
  const router = useLocalRouter();
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/companies/company.schema')).inviteSchema,
    defaultValues: { email: '', role: 'buyer' },
    async onSubmit(input) {
      await sendInvitation(input, companyId);
      toastSuccess(fillText(texts.sent, { email: input.email }));
      form.reset({ email: '', role: input.role });
      router.refresh();
    },
  });
  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.label}>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField name="email" type="email" label={texts.email} autoComplete="off" maxLength={254} />
        <SelectField
          name="role"
          label={texts.role}
          options={COMPANY_ROLES.map((role) => [role, roles[role]] as const)}
        />
      </div>
      <div>
        <SubmitButton busy={busy}>{texts.submit}</SubmitButton>
      </div>
    </Form>
  );
}
