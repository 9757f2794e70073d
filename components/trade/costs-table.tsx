import { useLanguage } from '#use-language';
import { formatDollars } from '@/lib/shared/numbers/money';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CostsResponse } from '@/lib/shared/trade/costs.schema';

type CostsTableProps = {
  costs: CostsResponse;
  /** The name of the shipping method; none where the shop has no freight. */
  method?: string | undefined;
  texts: Texts['trade']['costs'];
};

/** What an order comes to: goods, freight, each tax, and the sum. */
export function CostsTable({ costs, method, texts }: CostsTableProps) {
  const language = useLanguage();
  const money = (dollars: number) => formatDollars(dollars, language);
  const shipping = method === undefined ? texts.shipping : `${texts.shipping}: ${method}`;
  const rows: [name: string, amount: string][] = [
    [texts.goods, money(costs.goods)],
    ...(method === undefined && costs.shipping === 0
      ? []
      : [[shipping, costs.shipping === 0 ? texts.free : money(costs.shipping)] as [string, string]]),
    ...costs.taxes.map(({ name, net, tax }): [string, string] => [
      fillText(texts.tax, { name, basis: money(net) }),
      money(tax),
    ]),
  ];
  return (
    <div className="grid gap-2">
      <table aria-label={texts.table} className="figures w-full max-w-md border-collapse text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, amount]) => (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="wrap-anywhere py-2 pe-4 text-start font-normal text-body">
                {name}
              </th>
              <td className="whitespace-nowrap py-2 text-end text-ink">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-2 pe-4 text-start font-bold text-ink">
              {texts.due}
            </th>
            <td className="whitespace-nowrap py-2 text-end font-bold text-base text-ink">
              <output aria-label={texts.due}>{money(costs.due)}</output>
            </td>
          </tr>
        </tfoot>
      </table>
      {costs.notes.map(({ code, sentence }) => (
        <p key={code} className="text-muted text-sm">
          {sentence}
        </p>
      ))}
    </div>
  );
}
