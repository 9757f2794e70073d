import type { Db } from 'mongodb';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { hasPlaceholders, LEGAL_PAGES } from '@/lib/shared/site/legal-pages';
import { ROUTES } from '@/lib/shared/site/routes';
import { causeOf, type Finding } from './finding';

type Version = { page: string; language: string; version: number; markdown: string };

const SUBJECT = 'legal pages';

export function judgeLegalPages(versions: readonly Version[]): Finding {
  const left = LEGAL_PAGES.flatMap((page) =>
    LANGUAGES.all
      .filter((language) => {
        const [newest] = versions
          .filter((version) => version.page === page && version.language === language)
          .sort((a, b) => b.version - a.version);
        return !newest || hasPlaceholders(newest.markdown);
      })
      .map((language) => `${page} (${language})`),
  );
  if (left.length === 0) return { status: 'ok', subject: SUBJECT, text: 'all are written' };
  return {
    status: 'warn',
    subject: SUBJECT,
    text: `placeholders are left in ${left.join(', ')}`,
    todo: `Write them at ${ROUTES.legalPages}`,
  };
}

export async function checkLegalPages(connect: () => Promise<Db>): Promise<Finding> {
  try {
    const database = await connect();
    return judgeLegalPages(await database.collection<Version>('legal_pages').find().toArray());
  } catch (error) {
    return { status: 'warn', subject: SUBJECT, text: `cannot be read (${causeOf(error)})` };
  }
}
