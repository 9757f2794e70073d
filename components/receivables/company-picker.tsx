'use client';
import { type ComponentProps, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTypedSearch } from '@/components/search/use-typed-search';
import { Input } from '@/components/ui/controls/field';
import { loadContracts } from '@/lib/client/page/load-contracts';

export type CompanyChoice = { id: string; name: string; number: string };

const PAUSE_MS = 150;
const SHOWN = 10;

const companyText = ({ name, number }: Pick<CompanyChoice, 'name' | 'number'>) =>
  number ? `${name} (${number})` : name;

/** Finds companies by what somebody has typed of their name or number. */
async function search(typed: string): Promise<CompanyChoice[]> {
  const { call, managedCompanyCalls } = await loadContracts(
    () => import('@/lib/shared/companies/company.contract'),
  );
  const q = typed.replace(/\s*\([^)]*\)?$/, '');
  const found = await call(managedCompanyCalls.listCompanies, { query: { q, page: 1, limit: SHOWN } });
  return found.map(({ _id: id, name, number }) => ({ id, name, number }));
}

type CompanyPickerProps = Omit<
  ComponentProps<typeof Input>,
  'value' | 'defaultValue' | 'onChange' | 'list'
> & {
  chosen?: CompanyChoice | undefined;
  /** Called with null once the field is emptied. */
  onPick: (company: CompanyChoice | null) => void;
};

/**
 * A field in which a company is found by its name or number, and chosen from the browser’s own list; on Enter, and once the field
 * is left, the only one that was found is chosen, and what names none or several is marked.
 */
export function CompanyPicker({ chosen, onPick, ...rest }: CompanyPickerProps) {
  const listId = useId();
  const [typed, setTyped] = useState(chosen ? companyText(chosen) : '');
  const [isTyping, setIsTyping] = useState(false);
  const isChosen = chosen !== undefined && typed === companyText(chosen);
  const { query, response } = useTypedSearch(isChosen ? '' : typed, search, PAUSE_MS);
  const isNamed = (one: CompanyChoice) => companyText(one) === typed || one.number === typed.trim();
  const isAnswered = response !== null && query === typed.trim();
  const only = isAnswered && !isTyping && response.length === 1 ? response[0] : undefined;
  const found = response?.find(isNamed) ?? only;

  // A number may be typed before its company was found.
  const pick = useEffectEvent((company: CompanyChoice) => {
    setTyped(companyText(company));
    if (company.id !== chosen?.id) onPick(company);
  });
  useEffect(() => {
    if (found) pick(found);
  }, [found]);

  function change(text: string) {
    setTyped(text);
    setIsTyping(true);
    if (text.trim() === '' && chosen) onPick(null);
  }

  return (
    <>
      <Input
        look="compact"
        {...rest}
        list={listId}
        value={typed}
        autoComplete="off"
        aria-invalid={isAnswered && !isTyping && !found ? true : undefined}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setIsTyping(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isChosen) return;
          event.preventDefault();
          setIsTyping(false);
        }}
      />
      <datalist id={listId}>
        {response?.map((company) => (
          <option key={company.id} value={companyText(company)} />
        ))}
      </datalist>
    </>
  );
}
