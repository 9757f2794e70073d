'use client';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useViewer } from '@/lib/client/session';

/** Puts what is known of whoever is signed in where nothing was typed, once the form is `ready` for it. */
export function useKnownEnquirer(
  form: Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue'>,
  ready: boolean,
) {
  const { user } = useViewer();
  const { getValues, setValue } = form;
  const [name, email] = [user?.name, user?.email];
  useEffect(() => {
    if (!ready || !name || !email) return;
    let isOver = false;
    const fill = (values: Record<string, string>) => {
      for (const [field, value] of Object.entries(values)) {
        if (!isOver && !getValues(field)) setValue(field, value);
      }
    };
    fill({ name, email });
    import('@/lib/client/known-enquirer')
      .then(({ fetchKnownEnquirer }) => fetchKnownEnquirer(email))
      .then(fill)
      // A convenience: without it the fields are typed.
      .catch((error: unknown) => console.info('What is known of you could not be filled in.', error));
    return () => {
      isOver = true;
    };
  }, [ready, name, email, getValues, setValue]);
}
