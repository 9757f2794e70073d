'use client';
import { Form, SubmitButton } from '@/components/forms/form';
import { type Kept, KeptForm } from '@/components/forms/kept-form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { ManagedCompany } from '@/lib/shared/companies/company.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CertificateTable } from './certificate-table';
import { InvoicingFields } from './invoicing-fields';

type ManagedTaxProps = {
  company: ManagedCompany;
  texts: Texts['companyTax'];
  meanwhileTexts: Texts['company']['meanwhile'];
};

/** How a company takes its invoices, and what exempts it from tax. */
export function ManagedTax({ company, meanwhileTexts, texts }: ManagedTaxProps) {
  return (
    <KeptForm stored={company} texts={meanwhileTexts}>
      {(kept) => <TaxForm {...kept} texts={texts} />}
    </KeptForm>
  );
}

function valuesOf({
  buyerReference = '',
  invoiceFormat = 'pdf',
  debtorAccount = '',
  exemptions = [],
}: ManagedCompany) {
  return {
    ...{ buyerReference, invoiceFormat, debtorAccount },
    exemptions: exemptions.map(({ states, from = '', to = '', ...certificate }) => {
      return { ...certificate, from, to, states: states.join(', ') };
    }),
  };
}

type TaxFormProps = Kept<ManagedCompany> & { texts: Texts['companyTax'] };

function TaxForm({ stored, keepTyped, notice, texts }: TaxFormProps) {
  const router = useLocalRouter();
  const { manage } = texts;
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/companies/company-tax.schema')).companyTaxFormSchema,
    defaultValues: valuesOf(stored),
    async onSubmit(edited) {
      const { call, managedCompanyCalls } = await loadContracts(
        () => import('@/lib/shared/companies/company.contract'),
      );
      const { _id: id, revision } = stored;
      const saved = await call(managedCompanyCalls.changeCompany, {
        params: { id },
        body: { ...edited, revision },
      });
      toastSuccess(saved.notice ? texts.notices[saved.notice] : manage.saved);
      router.refresh();
    },
    onFailure: keepTyped,
  });
  return (
    <Form form={form} onSubmit={submit} failure={failure} label={manage.heading}>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-3">
        <InvoicingFields texts={texts} />
        <TextField
          name="debtorAccount"
          label={manage.debtor}
          description={manage.debtorHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
        />
      </div>
      <CertificateTable texts={manage.certificates} />
      {notice}
      <div>
        <SubmitButton busy={busy}>{manage.save}</SubmitButton>
      </div>
    </Form>
  );
}
