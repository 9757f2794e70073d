'use client';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { SelectField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { formatChange, formatNumber } from '@/lib/shared/numbers/numbers';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { correctStockTo, movedStock } from '@/lib/shared/stock/move-stock';
import type { StockFigures } from '@/lib/shared/stock/stock.schema';
import { ADMIN_STOCK_REASONS, correctedQuantity } from '@/lib/shared/stock/stock-corrections';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadContracts(() => import('@/lib/shared/stock/stock.contract'));

type StockFormProps = { toolId: string; figures: StockFigures; texts: Texts['stock'] };

/** Refused if stock changed since the page showed these figures. */
export function StockForm({ toolId, figures, texts }: StockFormProps) {
  const { available, reserved, owed = 0 } = figures;
  const router = useLocalRouter();
  const language = useLanguage();
  const units = (count: number) => formatNumber(count, language);
  const own = texts.form;
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/stock/stock.schema')).stockFormSchema(language, figures),
    defaultValues: { quantity: '', seen: available, reason: '' as never, note: '' },
    async onSubmit(correction) {
      const { call, stockCalls } = await loadCalls();
      const { available: now, onHand } = await call(stockCalls.correctStock, {
        params: { id: toolId },
        body: correction,
      });
      toastSuccess(fillText(own.corrected, { available: units(now), onHand: units(onHand) }));
      form.reset({ quantity: '', seen: now, reason: '' as never, note: '' });
      router.refresh();
    },
    onFailure(error) {
      // The message has the current figure; the page is refreshed as well.
      if (error instanceof ApiProblem && error.code === 'conflict') router.refresh();
      return false;
    },
  });
  const { setValue } = form;
  useEffect(() => setValue('seen', available), [available, setValue]);

  const typed = readUnits(String(useWatch({ control: form.control, name: 'quantity' }) ?? ''), language);
  const chosen = useWatch({ control: form.control, name: 'reason' });
  const reason = ADMIN_STOCK_REASONS.find((each) => each === chosen);
  const after = typed === null || !reason ? null : correctedQuantity(reason, typed, figures);
  const isTooFew = after !== null && after < 0;
  const stock = { available, reserved, owed };
  const { label, hint } = own.units[reason ?? 'none'];

  return (
    <Form form={form} onSubmit={submit} failure={failure}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          name="reason"
          label={own.reason}
          placeholder={own.choose}
          options={ADMIN_STOCK_REASONS.map((each) => [each, texts.reasons[each]] as const)}
        />
        <TextField
          name="quantity"
          label={label}
          description={fillText(hint, { available: units(available), reserved: units(reserved - owed) })}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <TextField name="note" label={own.note} description={own.noteHint} autoComplete="off" />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton>{own.submit}</SubmitButton>
        <output className={clsx('figures font-medium text-sm', isTooFew ? 'text-danger' : 'text-muted')}>
          {after === null
            ? null
            : fillText(isTooFew ? own.tooFew : own.change, {
                change: formatChange(after - available, language),
                available: units(movedStock(stock, correctStockTo(stock, after)).available),
                onHand: units(after + reserved - owed),
              })}
        </output>
      </div>
    </Form>
  );
}
