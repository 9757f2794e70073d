'use client';
import { clsx } from 'clsx';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn, useFormContext } from 'react-hook-form';
import { Button, type ButtonProps } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import { useHydrated } from '@/lib/client/page/after-hydration';
import { readChanged } from '@/lib/client/page/form-draft';

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

export function SubmitButton({ busy = false, ...rest }: ButtonProps) {
  const { formState } = useFormContext();
  return <Button {...rest} type="submit" busy={busy || formState.isSubmitting} />;
}

/**
 * Scrolled into view, since it would be out of sight below a long form. The region is rendered before its text, so that
 * screen readers announce it.
 */
export function FormFailure({ failure }: { failure: string | null }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) region.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={region} role="alert" className="scroll-my-6 empty:hidden">
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
    </div>
  );
}

type FormWithValues = Pick<UseFormReturn<FieldValues>, 'formState' | 'getValues' | 'setValues'>;

/**
 * Carries input made before hydration into the form's state: otherwise every field would return to its default. Returns
 * the id that the form element must have.
 */
function usePreHydrationInput(form: FormWithValues): string {
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
