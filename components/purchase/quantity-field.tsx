'use client';
import { Minus, Plus } from 'lucide';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { QuantityInput } from '@/components/forms/quantity-input';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Icon } from '@/components/ui/icon';
import { canStep, stepQuantity } from '@/lib/client/page/quantity-stepper';
import { readUnits } from '@/lib/shared/numbers/read-count';
import type { QuantityRules } from '@/lib/shared/quantity/quantity-rules';

type QuantityFieldProps = {
  name: string;
  label: string;
  description: string | undefined;
  fewer: string;
  more: string;
  rules: QuantityRules;
};

/** Stepped within what can be ordered; the schema validates typed numbers. */
export function QuantityField({ name, label, description, fewer, more, rules }: QuantityFieldProps) {
  const id = useId();
  const { register, setValue, getFieldState, formState, control: form } = useFormContext();
  const { error } = getFieldState(name, formState);
  const units = readUnits(String(useWatch({ control: form, name }) ?? ''), useLanguage());

  function step(direction: 1 | -1) {
    setValue(name, String(stepQuantity(units, direction, rules)), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  }

  return (
    <Field id={id} label={label} description={description} error={error?.message}>
      {(control) => (
        <div className="grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] gap-2">
          <Button
            variant="outline"
            size="icon"
            aria-label={fewer}
            aria-controls={id}
            disabled={!canStep(units, -1, rules)}
            onClick={() => step(-1)}
          >
            <Icon node={Minus} />
          </Button>
          <QuantityInput
            defaultValue={formState.defaultValues?.[name]}
            {...control}
            {...register(name)}
            units={units}
            onStep={step}
            className="text-center"
          />
          <Button
            variant="outline"
            size="icon"
            aria-label={more}
            aria-controls={id}
            disabled={!canStep(units, 1, rules)}
            onClick={() => step(1)}
          >
            <Icon node={Plus} />
          </Button>
        </div>
      )}
    </Field>
  );
}
