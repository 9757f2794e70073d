'use client';
import type { ComponentProps, ReactNode } from 'react';
import { LateForm, lateForm } from '@/components/forms/late-form';
import type { RegisterScreen } from './register-screen';

const FORM = lateForm({ load: async () => (await import('./register-screen')).RegisterScreen });

type LateRegisterScreenProps = { form: ComponentProps<typeof RegisterScreen>; placeholder: ReactNode };

/** Registration, whose script comes when somebody turns to it. */
export function LateRegisterScreen(props: LateRegisterScreenProps) {
  return <LateForm of={FORM} {...props} />;
}
