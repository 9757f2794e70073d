'use client';
import { Plus, X } from 'lucide';
import { useRef, useState } from 'react';
import { type UseFormReturn, useFieldArray, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { useLanguage } from '#use-language';
import { SelectField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import { TRADE_BLOCKS, type TradeValues } from '@/lib/client/trade/trade-form';
import type { TryValues } from '@/lib/client/trade/try-form.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CostsAnswerResponse } from '@/lib/shared/trade/costs.schema';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import type { TryCostsInput } from '@/lib/shared/trade/trade-calls.schema';
import { type Choice, ChoiceBox } from './choice-box';
import { IconButton } from './entry-group';
import type { Countries } from './shipping/zone-fields';
import { TriedCosts } from './tried-costs';

const LINES_MAX = 20;
const NEW_LINE = { sku: '', quantity: '1', unitPrice: '' };

const loadCalls = () =>
  loadContracts(async () => ({
    ...(await import('@/lib/shared/trade/trade.contract')),
    ...(await import('@/lib/shared/companies/company.contract')),
  }));

async function findTools(query: string, signal: AbortSignal): Promise<Choice[]> {
  const { searchTools } = await import('@/lib/client/calls/search-tools');
  const { results } = await searchTools(query, signal);
  return results.map(({ _id: key, name: label, sku }) => ({ key, label, aside: sku, text: sku }));
}

async function findCompanies(query: string, signal: AbortSignal): Promise<Choice[]> {
  const { call, managedCompanyCalls } = await loadCalls();
  const found = await call(managedCompanyCalls.listCompanies, { query: { q: query, limit: 10 }, signal });
  return found.map(({ _id: key, name, number }) => ({ key, label: name, aside: number, text: name }));
}

type TryItProps = {
  /** The form of the settings, as it is typed. */
  settings: UseFormReturn<TradeValues>;
  isUnsaved: boolean;
  rules: () => Promise<z.ZodType<TradeSettings, TradeValues>>;
  countries: Countries;
  /** Where the goods go at first. */
  country: string;
  texts: Texts['trade'];
  costsTexts: Texts['costs'];
};

type Tried = { question: TryCostsInput; answer: CostsAnswerResponse };

/** Works out what an order would cost by the settings as they are typed. */
export function TryIt({ settings, isUnsaved, rules, countries, country, texts, costsTexts }: TryItProps) {
  const own = texts.attempt;
  const language = useLanguage();
  const [tried, setTried] = useState<Tried | null>(null);
  const [faulty, setFaulty] = useState<string | null>(null);

  /** Returns undefined where the settings that are saved are tried; null where those that are typed cannot be. */
  async function typedSettings(): Promise<TradeSettings | undefined | null> {
    if (!isUnsaved) return undefined;
    const checked = (await rules()).safeParse(settings.getValues());
    if (checked.success) return checked.data;
    await settings.trigger();
    const blocks = new Set(checked.error.issues.map(({ path }) => path[0]));
    const names = TRADE_BLOCKS.filter((block) => blocks.has(block));
    setFaulty(names.map((block) => texts.tabs[block]).join(', '));
    return null;
  }

  const asked = useRef(0);

  async function ask(question: TryCostsInput) {
    asked.current += 1;
    const turn = asked.current;
    setFaulty(null);
    const trade = await typedSettings();
    if (trade === null) {
      setTried(null);
      return;
    }
    const { call, tradeCalls } = await loadCalls();
    const answer = await call(tradeCalls.tryCosts, { body: { ...question, ...(trade ? { trade } : {}) } });
    // A later question may have been answered first.
    if (turn === asked.current) setTried({ question, answer });
  }

  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/client/trade/try-form.schema')).tryFormSchema(language),
    defaultValues: {
      ...{ lines: [NEW_LINE], to: { country, region: '', postalCode: '' } },
      ...{ company: '', companyId: '', day: '' },
    } as never,
    onSubmit: ask,
  });

  return (
    <Panel heading={own.heading}>
      <p className="max-w-prose text-muted text-sm">{own.text}</p>
      <Form form={form} onSubmit={submit} failure={failure} label={own.heading}>
        <Lines texts={own} />
        <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-3">
          <SelectField name="to.country" label={own.country} options={countries} />
          <TextField name="to.region" label={own.region} autoComplete="off" maxLength={50} />
          <TextField name="to.postalCode" label={own.postalCode} autoComplete="off" maxLength={16} />
          <ChoiceBox
            name="company"
            label={own.company}
            description={own.companyHint}
            search={findCompanies}
            onChoose={(choice) => form.setValue('companyId' as never, (choice?.key ?? '') as never)}
            texts={own.found}
          />
          <TextField name="day" label={own.day} description={own.dayHint} type="date" />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton busy={busy}>{own.press}</SubmitButton>
          <p className="text-muted text-sm">{isUnsaved ? own.unsaved : ''}</p>
        </div>
      </Form>
      <div role="alert" className="empty:hidden">
        {faulty === null ? null : <Notice tone="danger">{fillText(own.faulty, { sections: faulty })}</Notice>}
      </div>
      {tried ? (
        <TriedCosts
          answer={tried.answer}
          onChoose={(shippingMethod) =>
            ask({ ...tried.question, shippingMethod }).catch((error) => toastFailure(sentenceOf(error)))
          }
          texts={texts}
          costsTexts={costsTexts}
        />
      ) : null}
    </Panel>
  );
}

function Lines({ texts }: { texts: Texts['trade']['attempt'] }) {
  const { control } = useFormContext<TryValues>();
  const lines = useFieldArray({ control, name: 'lines', keyName: 'key' });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold text-ink text-sm">{texts.lines}</legend>
      {lines.fields.map(({ key }, index) => (
        <div
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_6.5rem_8rem_2.75rem]"
        >
          <div className="max-sm:col-span-2">
            <ChoiceBox
              name={`lines.${index}.sku`}
              label={texts.tool}
              search={findTools}
              texts={texts.found}
            />
          </div>
          <TextField
            name={`lines.${index}.quantity`}
            label={texts.quantity}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            name={`lines.${index}.unitPrice`}
            label={texts.unitPrice}
            inputMode="decimal"
            autoComplete="off"
            className="max-sm:col-start-1"
          />
          <span className="mt-7">
            <IconButton
              label={fillText(texts.deleteLine, { number: String(index + 1) })}
              icon={X}
              disabled={lines.fields.length === 1}
              onPress={() => lines.remove(index)}
            />
          </span>
        </div>
      ))}
      <p className="text-muted text-sm">{texts.unitPriceHint}</p>
      <div>
        <Button
          variant="outline"
          size="sm"
          disabled={lines.fields.length >= LINES_MAX}
          onClick={() => lines.append(NEW_LINE, { focusName: `lines.${lines.fields.length}.sku` })}
        >
          <Icon node={Plus} />
          {texts.addLine}
        </Button>
      </div>
    </fieldset>
  );
}
