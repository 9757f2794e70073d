import type { JsonLd } from './json-ld';

export type Faq = {
  slug: string;
  question: string;
  answer: readonly ({ text: string } | { code: string })[];
};

/** https://schema.org/FAQPage. Code is left out of answers: results show prose. */
export function faqPage(pageUrl: string, questions: readonly Faq[]): JsonLd {
  return {
    '@type': 'FAQPage',
    url: pageUrl,
    mainEntity: questions.map(({ slug, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: `${pageUrl}#${slug}`,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n\n'),
      },
    })),
  };
}
