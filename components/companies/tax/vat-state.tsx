'use client';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/controls/button';
import { Moment } from '@/components/ui/moment';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import type { CompanyVatFacts, VatCheck } from '@/lib/shared/companies/vat-check.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

const TONES: Record<CompanyVatFacts['state'], BadgeTone> = {
  valid: 'success',
  waiting: 'info',
  invalid: 'danger',
};

const loadCalls = () => loadContracts(() => import('@/lib/shared/companies/company.contract'));

type VatStateProps = {
  vatId: string;
  vat: CompanyVatFacts;
  /** `own`: one's own company, for owners; else the company that an admin looks at. Without it nobody can ask again. */
  checks?: 'own' | { companyId: string };
  texts: Texts['companyTax']['vat'];
};

function sentenceFor({ state, by }: CompanyVatFacts, texts: VatStateProps['texts']): string {
  if (state === 'valid') return by === 'admin' ? texts.byHand : texts.byService;
  return texts[state];
}

/** A company's VAT number, with whether it is confirmed and what follows from that. */
export function VatState({ vatId, vat, checks, texts }: VatStateProps) {
  const { busy, button, run } = useRowAction();

  const ask = () =>
    run(async () => {
      const { call, companyCalls, managedCompanyCalls } = await loadCalls();
      const { state, service }: VatCheck =
        typeof checks === 'object'
          ? await call(managedCompanyCalls.checkCompanyVatId, {
              params: { id: checks.companyId },
              body: {},
            })
          : await call(companyCalls.checkVatId, {});
      return service === 'answered' ? texts.checked[state] : texts[service];
    }, sentenceOf);

  const sentence = sentenceFor(vat, texts);
  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="figures">{vatId}</span>
        <Badge tone={TONES[vat.state]}>{texts.states[vat.state]}</Badge>
        {checks ? (
          <Button ref={button} variant="outline" size="xs" busy={busy} onClick={ask}>
            {texts.check}
          </Button>
        ) : null}
      </span>
      <span className="max-w-prose font-normal text-muted text-xs">
        {vat.checkedAt && vat.state !== 'waiting' ? <Moment at={vat.checkedAt} text={sentence} /> : sentence}
      </span>
    </div>
  );
}
