'use client';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import type { CompanyState } from '@/lib/shared/companies/company-roles';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Step = keyof Texts['company']['manage']['steps'];

const STEPS: Record<CompanyState, readonly Step[]> = {
  pending: ['activate', 'close'],
  active: ['block', 'close'],
  blocked: ['unblock', 'close'],
  closed: [],
};
const LEADS_TO = { activate: 'active', block: 'blocked', unblock: 'active', close: 'closed' } as const;

type CompanyStepsProps = {
  company: { _id: string; name: string; state: CompanyState; revision: number };
  texts: Pick<Texts['company']['manage'], 'steps' | 'done' | 'ask'>;
  confirmTexts: ConfirmTexts;
};

/** What an admin can do with a company as it stands; blocking and closing ask first. */
export function CompanySteps({ company, texts, confirmTexts }: CompanyStepsProps) {
  const { _id, name, state, revision } = company;
  const { busy, button, run } = useRowAction();

  const take = (step: Step) =>
    run(async () => {
      const { changeCompany } = await loadCode(() => import('@/lib/client/companies/company'));
      await changeCompany(_id, { state: LEADS_TO[step], revision });
      return fillText(texts.done[step], { company: name });
    }, sentenceOf);

  return STEPS[state].map((step) =>
    step === 'activate' || step === 'unblock' ? (
      <Button key={step} ref={button} size="sm" busy={busy} onClick={() => take(step)}>
        {texts.steps[step]}
      </Button>
    ) : (
      <ConfirmDialog
        key={step}
        tone={step === 'close' ? 'danger' : 'primary'}
        trigger={
          <Button variant="outline" size="sm" disabled={busy}>
            {texts.steps[step]}
          </Button>
        }
        title={fillText(texts.ask[step].title, { company: name })}
        text={texts.ask[step].text}
        texts={confirmTexts}
        onConfirm={() => take(step)}
      />
    ),
  );
}
