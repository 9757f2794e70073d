import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { CellText, DataTable } from '@/components/ui/tables/data-table';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Receipt } from '@/lib/shared/prices/tool-price.schema';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { QuestionMoment } from './price-moments';

type WhoPaysWhatProps = { question: PriceQuestion; texts: Texts['prices'] };

/** A GET form, which works without scripts. */
export function WhoPaysWhat({ question, texts }: WhoPaysWhatProps) {
  const language = useLanguage();
  const own = texts.whoPays;
  const { sku, quantity, at, heading, unclear, rows } = question;
  const fields = [
    { name: 'sku', label: own.sku, value: sku },
    { name: 'quantity', label: own.quantity, value: quantity },
  ] as const;
  return (
    <Panel heading={own.heading}>
      <p className="-mt-3 text-muted text-sm">{own.text}</p>
      <form
        action={localPath(ROUTES.priceLists, language)}
        className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_7rem_16rem_auto]"
      >
        {fields.map(({ name, label, value }) => (
          <Field key={name} id={`who-pays-${name}`} label={label}>
            {(control) => (
              <Input
                {...control}
                name={name}
                defaultValue={value}
                required
                look="compact"
                inputMode={name === 'quantity' ? 'numeric' : undefined}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
        <QuestionMoment key={at} label={own.at} at={at} zoneText={texts.editor.zone} />
        {/* Beside fields, as far down as they are below their labels. */}
        <Button type="submit" variant="outline" size="sm" className="sm:mt-6.5">
          {own.submit}
        </Button>
      </form>
      {sku !== '' && rows === null ? (
        <Notice tone="warning">{unclear ?? fillText(own.unknown, { sku })}</Notice>
      ) : null}
      {rows ? (
        <div className="grid gap-2">
          <h3 className="wrap-anywhere font-semibold text-ink">{heading}</h3>
          <DataTable
            label={own.heading}
            rows={rows}
            keyOf={({ group }) => group ?? ''}
            columns={[
              { name: own.group, cell: ({ group }) => <CellText isStrong>{group ?? own.others}</CellText> },
              {
                name: own.price,
                kind: 'figure',
                cell: ({ unitPrice }) => formatDollars(unitPrice, language),
              },
              {
                name: own.total,
                kind: 'figure',
                cell: ({ lineTotal }) => formatDollars(lineTotal, language),
              },
              { name: own.reason, cell: ({ receipt }) => <CellText>{receipt.sentence}</CellText> },
            ]}
          />
        </div>
      ) : null}
    </Panel>
  );
}

export type PriceQuestion = {
  sku: string;
  quantity: string;
  at: string;
  heading: string;
  unclear?: string;
  /** Null before the first question, or if no tool with a price has the SKU. */
  rows: readonly { group: string | null; unitPrice: number; lineTotal: number; receipt: Receipt }[] | null;
};
