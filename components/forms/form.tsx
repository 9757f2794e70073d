'use client';
import { clsx } from 'clsx';
import type { ReactNode, SubmitEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormFailure } from './form-failure';
import { usePreHydrationInput } from './use-pre-hydration-input';

type FormProps = {
  // The kit's fields find the form by context; its value types matter to the caller alone.
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  form: any;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  failure: string | null;
  label?: string;
  className?: string;
  children: ReactNode;
};

/**
 * Browser validation is off: messages come from the shared schema (product §5.2). A submit before hydration is a POST,
 * to which middleware.ts responds with 204, so that the page and its input stay.
 */
export function Form({ form, onSubmit, failure, label, className, children }: FormProps) {
  const id = usePreHydrationInput(form);
  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        method="post"
        aria-label={label}
        onSubmit={onSubmit}
        className={clsx('grid gap-5', className)}
      >
        {children}
        <FormFailure failure={failure} />
      </form>
    </FormProvider>
  );
}
