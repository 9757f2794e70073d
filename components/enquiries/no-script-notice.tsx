import { Notice } from '@/components/ui/notice';
import { BRAND } from '@/lib/shared/brand';
import { fillText } from '@/lib/shared/texts/fill-text';

/** Over a form that needs scripts, for those who have none: the ways that always work. */
export function NoScriptNotice({ text }: { text: string }) {
  const [before = '', after = ''] = fillText(text, { phone: BRAND.phone }).split('{email}');
  return (
    <noscript>
      <Notice tone="warning">
        {before}
        <a href={`mailto:${BRAND.contactEmail}`} className="font-semibold underline">
          {BRAND.contactEmail}
        </a>
        {after}
      </Notice>
    </noscript>
  );
}
