'use client';
import type { ComponentProps, ReactNode } from 'react';
import { LateForm, lateForm } from '@/components/forms/late-form';
import type { LoginScreen } from './login-screen';

const FORM = lateForm({
  load: async () => (await import('./login-screen')).LoginScreen,
  parameters: ['error'],
});

type LateLoginScreenProps = { form: ComponentProps<typeof LoginScreen>; placeholder: ReactNode };

/** Login, whose script comes when somebody turns to it, or when Google sent a refusal along. */
export function LateLoginScreen(props: LateLoginScreenProps) {
  return <LateForm of={FORM} {...props} />;
}
