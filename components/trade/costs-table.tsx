import { useLanguage } from '#use-language';
import { costRows, type ShownCosts } from '@/components/freight/cost-rows';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CostsTableProps = ShownCosts & { texts: Texts['trade']['costs']; costsTexts: Texts['costs'] };

/** What a buyer sees of an order's costs, as a table. */
export function CostsTable({ costs, method, texts, costsTexts }: CostsTableProps) {
  const language = useLanguage();
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
          {costRows({ costs, method }, costsTexts, language).map(([term, amount]) => (
            <tr key={term} className="border-line border-b">
              <th scope="row" className="wrap-anywhere py-2 pe-4 text-start font-normal text-body">
                {term}
              </th>
              <td className="whitespace-nowrap py-2 text-end text-ink">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-2 pe-4 text-start font-bold text-ink">
              {costsTexts.due}
            </th>
            <td className="whitespace-nowrap py-2 text-end font-bold text-base text-ink">
              <output aria-label={costsTexts.due}>{formatDollars(costs.due, language)}</output>
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
