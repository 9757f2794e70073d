'use client';
import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { signInFailure } from '@/lib/client/session/sign-in-failure';

const REFUSED = 'refused';

type RefusedField = 'email' | 'password';
const FIELDS: readonly RefusedField[] = ['email', 'password'];

/** The field that a sign-in or a registration was refused for. */
export function refusedFieldOf(code: string): RefusedField | null {
  switch (signInFailure(code).reason.code) {
    case 'wrong-password':
      return 'password';
    case 'user-not-found':
    case 'email-already-in-use':
      return 'email';
    default:
      return null;
  }
}

/** Marks a field, without a sentence of its own beside the toast's, until any field is changed. */
export function useRefusedField<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): (field: RefusedField | null) => void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { type }) => {
      if (type !== 'change') return;
      for (const field of FIELDS as readonly Path<Input>[]) {
        if (form.getFieldState(field).error?.type === REFUSED) form.clearErrors(field);
      }
    });
    return unsubscribe;
  }, [form]);

  return (field) => {
    if (field) form.setError(field as Path<Input>, { type: REFUSED, message: '' }, { shouldFocus: true });
  };
}
