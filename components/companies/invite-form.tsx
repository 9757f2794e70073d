'use client';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { InviteInput } from '@/lib/shared/companies/company.schema';
import { COMPANY_ROLES, type CompanyRole } from '@/lib/shared/companies/company-roles';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** By an owner, or by an admin of the store for a company of this id. */
async function sendInvitation(input: InviteInput, companyId: string | undefined): Promise<void> {
  const { inviteMember, inviteToCompany } = await loadCode(() => import('@/lib/client/companies/company'));
  return companyId === undefined ? inviteMember(input) : inviteToCompany(companyId, input);
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
