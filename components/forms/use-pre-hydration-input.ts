'use client';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readChanged } from '@/lib/client/page/changed-controls';
import { useHydrated } from '@/lib/client/page/use-hydrated';

type FormWithValues = Pick<UseFormReturn<FieldValues>, 'formState' | 'getValues' | 'setValues'>;

/**
 * Carries input made before hydration into the form's state: otherwise every field would return to its default. Returns
 * the id that the form element must have.
 */
export function usePreHydrationInput(form: FormWithValues): string {
  const id = useId();
  const isHydrated = useHydrated();
  // Read during the first render: fields get their default values before any effect runs.
  const [entered] = useState(() => (isHydrated ? {} : readChanged(id)));

  const addToForm = useEffectEvent(() => {
    const defaults = form.formState.defaultValues ?? {};
    const withoutDefault = Object.entries(form.getValues()).filter(
      ([name, value]) => value !== '' && value !== undefined && !Object.hasOwn(defaults, name),
    );
    const values = { ...Object.fromEntries(withoutDefault), ...entered };
    // In one call: the form has read some fields already, and would not report those set one by one.
    if (Object.keys(values).length > 0) form.setValues(values, { shouldDirty: true });
  });
  useEffect(addToForm, []);

  return id;
}
