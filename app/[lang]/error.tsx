'use client';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { ROUTES } from '@/lib/shared/routes';
import { shell } from '@/lib/shared/texts/en/shell';
import { fillText } from '@/lib/shared/texts/fill-text';

type ErrorPageProps = { error: unknown; retry: () => void };

function digestOf(error: unknown): string | undefined {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string'
    ? error.digest
    : undefined;
}

/** A page that could not be put together: says so, and offers another try and a way out. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const texts = shell.error;
  const digest = digestOf(error);
  return (
    <div className="shell py-16">
      <ErrorState
        title={texts.title}
        text={texts.text}
        reference={digest ? fillText(texts.reference, { id: digest }) : undefined}
      >
        <Button onClick={() => retry()}>{texts.retry}</Button>
        <LinkButton href={ROUTES.home} variant="outline">
          {texts.home}
        </LinkButton>
      </ErrorState>
    </div>
  );
}
