'use client';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ConfirmVatIdProps = { companyId: string; texts: Texts['companyTax']['vat'] };

/** An admin confirms a number that the service does not confirm. */
export function ConfirmVatId({ companyId, texts }: ConfirmVatIdProps) {
  const router = useLocalRouter();
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/companies/vat-check.schema')).confirmVatIdFormSchema,
    defaultValues: { reason: '' },
    async onSubmit(confirm) {
      const { call, managedCompanyCalls } = await loadContracts(
        () => import('@/lib/shared/companies/company.contract'),
      );
      await call(managedCompanyCalls.checkCompanyVatId, { params: { id: companyId }, body: { confirm } });
      toastSuccess(texts.checked.valid);
      router.refresh();
    },
  });
  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.confirm} className="max-w-sm">
      <TextField
        name="reason"
        label={texts.reason}
        description={texts.reasonHint}
        autoComplete="off"
        maxLength={200}
        required
      />
      <div>
        <SubmitButton variant="outline" size="sm" busy={busy}>
          {texts.confirm}
        </SubmitButton>
      </div>
    </Form>
  );
}
