'use client';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useViewer } from '@/lib/client/session';

/** Puts name and e-mail of whoever is signed in where nothing was typed, once the form is `ready` for it. */
export function useKnownEnquirer(
  form: Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue'>,
  ready: boolean,
) {
  const { user } = useViewer();
  const { getValues, setValue } = form;
  const [name, email] = [user?.name, user?.email];
  useEffect(() => {
    if (!ready) return;
    for (const [field, value] of Object.entries({ name, email })) {
      if (value && !getValues(field)) setValue(field, value);
    }
  }, [ready, name, email, getValues, setValue]);
}
