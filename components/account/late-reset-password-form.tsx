'use client';
import type { ComponentProps, ReactNode } from 'react';
import { LateForm, lateForm } from '@/components/forms/late-form';
import type { ResetPasswordForm } from './reset-password-form';

const FORM = lateForm({ load: async () => (await import('./reset-password-form')).ResetPasswordForm });

type LateResetPasswordFormProps = { form: ComponentProps<typeof ResetPasswordForm>; placeholder: ReactNode };

/** The form of a reset mail, whose script comes when somebody turns to it. */
export function LateResetPasswordForm(props: LateResetPasswordFormProps) {
  return <LateForm of={FORM} {...props} />;
}
