'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { SCANNED_FIELD } from '@/components/forms/dialog-form';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { ApiProblem, fieldMessageOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { serialKeyOf } from '@/lib/shared/serials/serial-number';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** What was typed or scanned, by the tool's id. */
export type TypedSerials = ReadonlyMap<string, string>;

/** A scanner's Enter begins a line; lists are pasted with commas, semicolons or tabs. */
export function readSerials(typed: string | undefined): string[] {
  return (typed ?? '')
    .split(/[\n\r,;\t]+/)
    .map((serial) => serial.trim())
    .filter((serial) => serial !== '');
}

/** What is wrong with what was typed for so many units. */
export function serialFaultOf(typed: string | undefined, units: number): 'tooMany' | 'twice' | undefined {
  const keys = readSerials(typed).map(serialKeyOf);
  if (keys.length > units) return 'tooMany';
  return new Set(keys).size < keys.length ? 'twice' : undefined;
}

type SerialTexts = Texts['shipUnits']['serials'];

/** What a refusal says of the serial numbers that were sent; undefined where it is about something else. */
export function serialMessageOf(error: unknown, texts: SerialTexts): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  const { code, members, errors } = error;
  if (code === 'serial-taken' && Array.isArray(members.serials))
    return fillText(texts.taken, { serials: members.serials.join(', ') });
  const field = Object.keys(errors).find((name) => name.startsWith('lines'));
  return field === undefined ? undefined : fieldMessageOf(error, field);
}

/** With how many of its units serial numbers may be given. */
export type SerialLine = { toolId: string; name: string; units: number };

type SerialFieldsProps = {
  lines: readonly SerialLine[];
  typed: TypedSerials;
  texts: SerialTexts;
  /** What is scanned while a button has the focus is typed into the last of them. */
  takesScans?: boolean;
  onChange: (typed: TypedSerials) => void;
};

export function SerialFields({ lines, typed, texts, takesScans = false, onChange }: SerialFieldsProps) {
  const language = useLanguage();
  const id = useId();
  return lines.map(({ toolId, name, units }) => {
    const count = readSerials(typed.get(toolId)).length;
    const fault = serialFaultOf(typed.get(toolId), units);
    const scanned = { n: formatNumber(count, language), m: formatNumber(units, language) };
    return (
      <Field
        key={toolId}
        id={`${id}-${toolId}`}
        label={fillText(texts.of, { name })}
        description={fillText(texts.scanned, scanned)}
        error={fault && texts[fault]}
      >
        {(control) => (
          <Textarea
            {...control}
            {...(takesScans ? { [SCANNED_FIELD]: toolId } : {})}
            look="rows"
            rows={2}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            value={typed.get(toolId) ?? ''}
            onChange={(event) => onChange(new Map(typed).set(toolId, event.target.value))}
          />
        )}
      </Field>
    );
  });
}
