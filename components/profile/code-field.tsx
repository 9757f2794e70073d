import { TextField } from '@/components/forms/fields';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CodeFieldProps = { texts: Pick<Texts['security']['twoStep'], 'code' | 'codeOrRecovery'> };

export function CodeField({ texts }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={texts.code}
      description={texts.codeOrRecovery}
      autoComplete="one-time-code"
      autoCapitalize="none"
    />
  );
}
