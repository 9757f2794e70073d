'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { ListSelect } from '@/components/dashboard/rows/list-select';
import { type CompanyChoice, CompanyPicker } from '@/components/receivables/company-picker';
import { buttonStyles } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { listHref } from '@/lib/client/page/list-query';
import { JOURNAL_KINDS } from '@/lib/shared/reports/journal-kinds';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type JournalFiltersProps = {
  from: string;
  to: string;
  /** What the address says. */
  address: { from?: string; to?: string; kind?: string; company?: string };
  company: CompanyChoice | undefined;
  texts: Texts['journal'];
};

const LABEL = 'shrink-0 text-muted text-sm';

export function JournalFilters({ from, to, address, company, texts }: JournalFiltersProps) {
  const language = useLanguage();
  const router = useLocalRouter();
  const id = useId();
  const days = [
    ['from', from],
    ['to', to],
  ] as const;
  const { kind } = address;
  return (
    <div className="no-print flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <form
        key={`${from} ${to}`}
        action={localPath(ROUTES.journal, language)}
        className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-2 max-sm:w-full sm:flex sm:flex-wrap"
      >
        {days.map(([name, day]) => (
          <span key={name} className="contents">
            <label htmlFor={`${id}-${name}`} className={LABEL}>
              {texts[name]}
            </label>
            <Input
              id={`${id}-${name}`}
              look="compact"
              type="date"
              name={name}
              defaultValue={day}
              className="min-w-0 sm:w-36"
            />
          </span>
        ))}
        {kind ? <input type="hidden" name="kind" value={kind} /> : null}
        {company ? <input type="hidden" name="company" value={company.id} /> : null}
        <button
          type="submit"
          className={`${buttonStyles({ variant: 'outline', size: 'sm' })} max-sm:col-start-2 max-sm:justify-self-start`}
        >
          {texts.show}
        </button>
      </form>
      <ListSelect
        path={ROUTES.journal}
        parameters={{ ...address }}
        name="kind"
        value={kind ?? ''}
        label={texts.kind}
        options={[['', texts.all], ...JOURNAL_KINDS.map((each) => [each, texts.kinds[each]] as const)]}
      />
      <span className="flex min-w-0 items-center gap-2 max-sm:w-full">
        <label htmlFor={`${id}-company`} className={LABEL}>
          {texts.company}
        </label>
        <CompanyPicker
          key={company?.id ?? ''}
          id={`${id}-company`}
          chosen={company}
          placeholder={texts.companyHint}
          className="min-w-0 max-sm:grow sm:w-60"
          onPick={(picked) =>
            router.push(listHref(ROUTES.journal, { ...address, company: picked?.id }), { scroll: false })
          }
        />
      </span>
    </div>
  );
}
