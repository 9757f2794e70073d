'use client';
import './globals.css';
import { useSyncExternalStore } from 'react';
import { useRecovery } from '@/components/shell/errors/use-recovery';
import { ThemeScript } from '@/components/shell/theme-script';
import { ErrorState } from '@/components/ui/error-state';
import { LANGUAGES, type Language, languageOf } from '@/lib/shared/site/languages';
import { failureTextsIn } from '@/lib/shared/texts/failure-texts';

const never = () => () => undefined;

function languageOfAddress(): Language {
  return languageOf(window.location.pathname.split('/', 2)[1]);
}

/** Of the page that failed. */
function stylesOfShop(): string | null {
  const link = document.querySelector('link[href^="/brand/shop-"]');
  return link?.getAttribute('href') ?? null;
}

/**
 * Shown when even the root layout failed. Plain links, because the app may not work, and few imports, because every page's
 * scripts contain this file.
 */
export default function GlobalErrorPage() {
  const { isAway } = useRecovery(() => window.location.reload());
  const language = useSyncExternalStore(never, languageOfAddress, () => LANGUAGES.default);
  const styles = useSyncExternalStore(never, stylesOfShop, () => null);
  const { error: failed, unavailable } = failureTextsIn(language);
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        {styles ? <link rel="stylesheet" href={styles} /> : null}
        <ThemeScript />
        <title>{failed.title}</title>
      </head>
      <body>
        <main className="shell py-10">
          <div role="alert">
            <ErrorState
              title={isAway ? unavailable.heading : failed.title}
              text={isAway ? `${unavailable.text} ${unavailable.waiting}` : failed.text}
            >
              <a
                href={language === LANGUAGES.default ? '/' : `/${language}`}
                className="font-semibold text-ink underline underline-offset-4"
              >
                {failed.home}
              </a>
            </ErrorState>
          </div>
        </main>
      </body>
    </html>
  );
}
