'use client';
import './globals.css';
import { BrandMark } from '@/components/shell/brand-mark';
import { ThemeScript } from '@/components/shell/theme-script';
import { useRecovery } from '@/components/shell/use-recovery';
import { ErrorState } from '@/components/ui/error-state';
import { LANGUAGES } from '@/lib/shared/languages';
import { ROUTES } from '@/lib/shared/routes';
import { shell } from '@/lib/shared/texts/en/shell';

/** When even the frame around the pages failed. Plain links: nothing of the app can be counted on. */
export default function GlobalErrorPage() {
  const { isAway } = useRecovery(() => window.location.reload());
  const { error: failed, unavailable } = shell;
  return (
    <html lang={LANGUAGES.default} suppressHydrationWarning>
      <head>
        <ThemeScript />
        <title>{failed.title}</title>
      </head>
      <body>
        <main className="shell grid gap-12 py-10">
          <BrandMark />
          <div role="alert">
            <ErrorState
              title={isAway ? unavailable.heading : failed.title}
              text={isAway ? `${unavailable.text} ${unavailable.waiting}` : failed.text}
            >
              {/* A whole new request, so not next/link. */}
              <a href={ROUTES.home} className="font-semibold text-ink underline underline-offset-4">
                {failed.home}
              </a>
            </ErrorState>
          </div>
        </main>
      </body>
    </html>
  );
}
