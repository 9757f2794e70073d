'use client';
import type { ComponentProps, ReactNode } from 'react';
import { LateForm, lateForm } from '@/components/forms/late-form';
import type { QuoteForm } from './quote-form';

const FORM = lateForm({
  load: async () => (await import('./quote-form')).QuoteForm,
  parameters: ['tool', 'for'],
  draft: 'quote',
});

type LateQuoteFormProps = { form: ComponentProps<typeof QuoteForm>; placeholder: ReactNode };

/** The form for quotes, whose script comes when somebody turns to it, has begun a request, or comes from a tool. */
export function LateQuoteForm(props: LateQuoteFormProps) {
  return <LateForm of={FORM} {...props} />;
}
