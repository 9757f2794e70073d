'use client';
import './globals.css';
import { useSyncExternalStore } from 'react';
import { BrandMark } from '@/components/shell/brand-mark';
import { ThemeScript } from '@/components/shell/theme-script';
import { useRecovery } from '@/components/shell/use-recovery';
import { ErrorState } from '@/components/ui/error-state';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@/lib/shared/languages';
import { localPath, splitLanguage } from '@/lib/shared/local-path';

const never = () => () => undefined;

function languageOfAddress(): Language {
  return splitLanguage(window.location.pathname).language;
}

/** Shown when even the root layout failed. Plain links, because nothing of the app may work. */
export default function GlobalErrorPage() {
  const { isAway } = useRecovery(() => window.location.reload());
  const language = useSyncExternalStore(never, languageOfAddress, () => LANGUAGES.default);
  const { error: failed, unavailable } = LANGUAGE_FACTS[language].failure;
  return (
    <html lang={language} suppressHydrationWarning>
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
              {/* Loads a new document, so not next/link. Every page includes this file, so it does not import the routes. */}
              <a
                href={localPath('/', language)}
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
