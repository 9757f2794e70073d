'use client';
import { Plus, Trash2 } from 'lucide';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { IconButton } from '@/components/trade/entry-group';
import { ActionsCell, Cell, Row, RowTable } from '@/components/trade/row-table';
import { CompactText } from '@/components/trade/trade-field';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const CERTIFICATES_MAX = 50;
const NEW = { number: '', states: '', reason: '', from: '', to: '' };

type CertificateTexts = Texts['companyTax']['manage']['certificates'];
type Values = { exemptions: (typeof NEW & { id?: string })[] };

/** Certificates that exempt a company from sales tax, as fields of a form. */
export function CertificateTable({ texts }: { texts: CertificateTexts }) {
  const adding = useRef<HTMLButtonElement>(null);
  const { control } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name: 'exemptions', keyName: 'key' });
  return (
    <div className="grid min-w-0 gap-3">
      <div className="grid gap-1">
        <h3 className="font-semibold text-ink">{texts.heading}</h3>
        <p className="max-w-prose text-muted text-sm">{texts.text}</p>
      </div>
      {fields.length === 0 ? (
        <p className="text-sm">{texts.empty}</p>
      ) : (
        <RowTable
          label={texts.heading}
          columns={[
            ['number', texts.number, ''],
            ['states', texts.states, 'w-28'],
            ['reason', texts.reason, ''],
            ['from', texts.from, 'w-36'],
            ['to', texts.to, 'w-36'],
          ]}
          actions={texts.actions}
          actionsWidth="w-12"
        >
          {fields.map(({ key }, index) => (
            <CertificateRow
              key={key}
              index={index}
              onRemove={() => {
                remove(index);
                adding.current?.focus();
              }}
              texts={texts}
            />
          ))}
        </RowTable>
      )}
      <div>
        <Button
          ref={adding}
          variant="outline"
          size="sm"
          disabled={fields.length >= CERTIFICATES_MAX}
          onClick={() => append(NEW, { focusName: `exemptions.${fields.length}.number` })}
        >
          <Icon node={Plus} />
          {texts.add}
        </Button>
      </div>
    </div>
  );
}

type CertificateRowProps = { index: number; onRemove: () => void; texts: CertificateTexts };

function CertificateRow({ index, onRemove, texts }: CertificateRowProps) {
  const at = `exemptions.${index}` as const;
  const typed = useWatch<Values, `exemptions.${number}.number`>({ name: `${at}.number` });
  const number = typed?.trim() || String(index + 1);
  return (
    <Row label={fillText(texts.row, { number })}>
      <Cell>
        <CompactText name={`${at}.number`} label={texts.number} column="xl" maxLength={60} />
      </Cell>
      <Cell>
        <CompactText name={`${at}.states`} label={texts.states} column="xl" placeholder={texts.statesHint} />
      </Cell>
      <Cell className="max-xl:col-span-2">
        <CompactText name={`${at}.reason`} label={texts.reason} column="xl" maxLength={60} />
      </Cell>
      <Cell>
        <CompactText name={`${at}.from`} label={texts.from} column="xl" type="date" />
      </Cell>
      <Cell>
        <CompactText name={`${at}.to`} label={texts.to} column="xl" type="date" />
      </Cell>
      <ActionsCell>
        <IconButton label={fillText(texts.remove, { number })} icon={Trash2} onPress={onRemove} />
      </ActionsCell>
    </Row>
  );
}
