'use client';
import type { ComponentProps, ReactNode } from 'react';
import { LateForm, lateForm } from '@/components/forms/late-form';
import type { ContactForm } from './contact-form';

const FORM = lateForm({ load: async () => (await import('./contact-form')).ContactForm, draft: 'contact' });

type LateContactFormProps = { form: ComponentProps<typeof ContactForm>; placeholder: ReactNode };

/** The contact form, whose script comes when somebody turns to it or has begun a message. */
export function LateContactForm(props: LateContactFormProps) {
  return <LateForm of={FORM} {...props} />;
}
