'use client';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { fetchToolPrice } from '@/lib/client/calls/tool-price';
import { translate } from '@/lib/client/language/translations';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { ToolPrice } from '@/lib/shared/pricing/tool-price.schema';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OwnTexts = Pick<Texts['purchase']['prices'], 'heading' | 'from'>;

/** A table, or null if the viewer pays the public price at any quantity. */
export async function ownPriceTable(toolId: string, texts: OwnTexts): Promise<ReactNode> {
  const price = await fetchToolPrice(toolId);
  const isPublic = price.tiers.every(({ unitPrice }) => unitPrice === price.receipt.base);
  return isPublic ? null : <OwnPriceTable price={price} texts={texts} />;
}

function OwnPriceTable({ price, texts }: { price: ToolPrice; texts: OwnTexts }) {
  const language = useLanguage();
  const [first] = price.tiers;
  const { code, tierFrom, sentence } = price.receipt;
  const isOwn = first !== undefined && first.unitPrice < price.receipt.base;
  return (
    <table className="figures w-full rounded-md bg-sunken text-sm">
      <caption className="pb-2 text-start font-semibold text-ink">
        {isOwn ? translate({ code, params: { from: tierFrom ?? 1 } }, sentence) : texts.heading}
      </caption>
      <tbody>
        {price.tiers.map(({ from, unitPrice }) => (
          <tr key={from}>
            <th scope="row" className="px-4 py-2 text-start font-medium">
              {fillText(texts.from, { count: formatNumber(from, language) })}
            </th>
            <td className="px-4 py-2 text-end font-semibold text-ink">
              {formatDollars(unitPrice, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
