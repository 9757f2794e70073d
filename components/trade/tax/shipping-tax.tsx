'use client';
import { SelectField } from '@/components/forms/fields';
import { Panel } from '@/components/ui/panel';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { LIKE_GOODS } from '@/lib/shared/trade/trade-settings';
import { useClassOptions } from './class-options';

/** By which class freight is taxed. */
export function ShippingTax({ texts }: { texts: Texts['trade']['tax'] }) {
  const classes = useClassOptions();
  return (
    <Panel heading={texts.shipping.heading}>
      <SelectField
        name="tax.shipping"
        label={texts.shipping.label}
        description={texts.shipping.hint}
        options={[
          [LIKE_GOODS, texts.shipping.likeGoods],
          ...classes.map(([id, name]) => [id, fillText(texts.shipping.likeClass, { name })] as const),
        ]}
        className="max-w-md"
      />
    </Panel>
  );
}
