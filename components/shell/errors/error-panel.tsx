'use client';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/links/link';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { failureTextsIn } from '@/lib/shared/texts/failure-texts';
import { useRecovery } from './use-recovery';

export type ErrorPanelProps = { error: unknown; retry: () => void };

function digestOf(error: unknown): string | undefined {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string'
    ? error.digest
    : undefined;
}

/** For a page that failed to render. If the store is down, the panel says so and retries once the store is up. */
export function ErrorPanel({ error, retry }: ErrorPanelProps) {
  const { isAway } = useRecovery(retry);
  const { error: failed, unavailable } = failureTextsIn(useLanguage());
  const digest = digestOf(error);
  return (
    <div className="shell py-16">
      <title>{isAway ? unavailable.title : failed.title}</title>
      <div role="alert">
        <ErrorState
          title={isAway ? unavailable.heading : failed.title}
          text={isAway ? `${unavailable.text} ${unavailable.waiting}` : failed.text}
          reference={digest && !isAway ? fillText(failed.reference, { id: digest }) : undefined}
        >
          <Button onClick={() => retry()}>{isAway ? unavailable.retry : failed.retry}</Button>
          <LinkButton href={ROUTES.home} variant="outline">
            {failed.home}
          </LinkButton>
        </ErrorState>
      </div>
    </div>
  );
}
