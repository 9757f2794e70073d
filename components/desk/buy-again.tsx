// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list.
'use client';
import { AddUnits } from '@/components/lists/add-units';
import {
  lineNameId,
  NameCell,
  OrderedCell,
  PriceCell,
  priceHead,
  StockCell,
} from '@/components/lists/line-cells';
import type { StockTexts } from '@/components/stock/stock-label';
import type { ListLine } from '@/lib/shared/lists/list.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { DeskSection } from './desk-section';

type BuyAgainProps = {
  tools: readonly ListLine[];
  texts: Texts['account']['buyAgain'];
  stockTexts: StockTexts;
};

export function BuyAgain({ tools, texts, stockTexts }: BuyAgainProps) {
  if (tools.length === 0) return null;
  return (
    <DeskSection heading={texts.heading}>
      <table role="table" aria-label={texts.heading} className="line-table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {texts.tool}
            </th>
            <th role="columnheader" scope="col" data-end="">
              {priceHead(tools, texts)}
            </th>
            <th role="columnheader" scope="col">
              {texts.stock}
            </th>
            <th role="columnheader" scope="col" data-cell="ordered">
              {texts.ordered}
            </th>
            <th role="columnheader" scope="col" data-end="">
              {texts.quantity}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {tools.map((line) => (
            <tr key={line.toolId} role="row">
              <NameCell line={line} />
              <PriceCell line={line} texts={{ listPrice: texts.listPrice, noPrice: '–' }} />
              <StockCell line={line} texts={stockTexts} />
              <OrderedCell line={line} never="–" />
              <td role="cell" data-cell="quantity">
                <AddUnits line={line} nameId={lineNameId(line)} texts={texts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DeskSection>
  );
}
