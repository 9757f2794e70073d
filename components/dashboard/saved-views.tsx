'use client';
import { clsx } from 'clsx';
import { Bookmark, X } from 'lucide';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { LinkPending, PendingLink } from '@/components/ui/links/pending-link';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { onFirstInteraction } from '@/lib/client/page/first-interaction';
import { listHref } from '@/lib/client/page/list-query';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import type { SavedView, ViewAddress } from '@/lib/shared/customers/saved-view.schema';
import type { ViewList } from '@/lib/shared/customers/view-lists';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadContracts(() => import('@/lib/shared/customers/users.contract'));
const loadForm = () => loadWithRetries(() => import('./save-view-form'));
const SaveViewForm = lazy(() => loadForm().then(({ SaveViewForm: form }) => ({ default: form })));

type SavedViewsProps = {
  list: ViewList;
  views: readonly SavedView[];
  path: string;
  address: ViewAddress;
  texts: Texts['admin']['views'];
};

/** The same for any order of the parameters. */
function hrefOf(path: string, address: Readonly<Record<string, string | undefined>>): string {
  const inOrder = Object.entries(address).sort(([one], [other]) => (one < other ? -1 : 1));
  return listHref(path, Object.fromEntries(inOrder));
}

export function SavedViews({ list, views, path, address, texts }: SavedViewsProps) {
  const router = useLocalRouter();
  const place = useRef<HTMLDivElement>(null);
  const [isNaming, setNaming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const here = hrefOf(path, address);
  const shown = views.find((view) => hrefOf(path, view.address) === here);
  const canSave = here !== path && !shown;
  useEffect(() => {
    if (canSave) return onFirstInteraction(() => void loadForm());
  }, [canSave]);
  if (views.length === 0 && !canSave) return null;

  async function remove({ _id }: SavedView) {
    setBusy(true);
    try {
      const { call, viewCalls } = await loadCalls();
      await call(viewCalls.removeView, { params: { id: _id } });
    } catch (error) {
      // Already removed in another tab.
      if (!(error instanceof ApiProblem && error.status === 404)) toastFailure(sentenceOf(error));
    } finally {
      setBusy(false);
      router.refresh();
      place.current?.focus();
    }
  }

  return (
    <div
      ref={place}
      tabIndex={-1}
      className="no-print flex min-w-0 flex-wrap items-center gap-2 outline-none"
    >
      {views.length > 0 ? (
        <nav aria-label={texts.label} className="min-w-0">
          <ul className="flex min-w-0 flex-wrap gap-2">
            {views.map((view) => (
              <li key={view._id} className="min-w-0">
                <PendingLink
                  href={hrefOf(path, view.address)}
                  scroll={false}
                  prefetch={false}
                  aria-current={view === shown ? 'true' : undefined}
                  className={clsx(
                    'wrap-anywhere relative flex min-h-9 items-center rounded-md border px-3 font-medium text-sm hover:text-ink',
                    view === shown ? 'border-ink bg-surface text-ink' : 'border-line text-body',
                  )}
                >
                  {view.name}
                  <LinkPending />
                </PendingLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {shown ? (
        <Button variant="ghost" size="sm" busy={isBusy} onClick={() => remove(shown)}>
          <Icon node={X} />
          {fillText(texts.remove, { name: shown.name })}
        </Button>
      ) : null}
      {canSave && !isNaming ? (
        <Button variant="ghost" size="sm" onClick={() => setNaming(true)}>
          <Icon node={Bookmark} />
          {texts.open}
        </Button>
      ) : null}
      {canSave && isNaming ? (
        <Suspense fallback={null}>
          <SaveViewForm
            list={list}
            address={address}
            texts={texts}
            onClose={() => {
              setNaming(false);
              place.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
