import { z } from 'zod';
import { issue } from '@/lib/shared/messages/messages';
import { pageFields, pageTextFields, slugSchema } from '@/lib/shared/pages/page.schema';

/**
 * One language of a page. `isNeeded`: it must have a title; elsewhere a page without title and text is not written in the language.
 */
export function pageFormSchema({ isNeeded }: { isNeeded: boolean }) {
  return z
    .object({
      slug: slugSchema,
      kind: pageFields.kind,
      state: pageFields.state,
      title: pageTextFields.title.or(z.literal('')),
      text: pageTextFields.text,
    })
    .superRefine(({ title, text, state }, context) => {
      const add = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (title === '' && (isNeeded || text !== '')) add('title', issue('page-title-required'));
      if (title !== '' && text === '' && state === 'published') add('text', issue('legal-text-required'));
    });
}
