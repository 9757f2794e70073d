'use client';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { AddUnits } from '@/components/lists/add-units';
import { Button } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/links/link';
import { call } from '@/lib/client/api';
import type { ListLine } from '@/lib/shared/lists/list.schema';
import { listCalls } from '@/lib/shared/lists/lists.contract';
import { formatDollars } from '@/lib/shared/numbers/money';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type BoughtToolsProps = { texts: Texts['account']['buyAgain'] };

export function BoughtTools({ texts }: BoughtToolsProps) {
  const [tools, setTools] = useState<readonly ListLine[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setTools(await call(listCalls.listBoughtTools, {}));
    } catch (cause) {
      console.info('What was bought could not be read.', cause);
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    void load();
  }, [load]);

  if (hasFailed)
    return (
      <p>
        {texts.failed}{' '}
        <Button variant="outline" size="sm" onClick={() => void load()}>
          {texts.retry}
        </Button>
      </p>
    );
  if (!tools)
    return (
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
    );
  if (tools.length === 0)
    return (
      <p>
        {texts.none} <Link href={ROUTES.tools}>{texts.find}</Link>
      </p>
    );
  return (
    <ul>
      {tools.map((line) => (
        <BoughtTool key={line.toolId} line={line} texts={texts} />
      ))}
    </ul>
  );
}

function BoughtTool({ line, texts }: BoughtToolsProps & { line: ListLine }) {
  const { toolId, slug, name, nameLanguage, sku, unitPrice } = line;
  const language = useLanguage();
  const nameId = `bought-${toolId}`;
  return (
    <li>
      <Link
        id={nameId}
        href={slug ? ROUTES.tool(slug) : ROUTES.tools}
        prefetch={false}
        lang={nameLanguage}
        title={name}
      >
        {name}
      </Link>
      <small>
        <span>{sku}</span>
        <b>{unitPrice === undefined ? '–' : formatDollars(unitPrice, language)}</b>
      </small>
      <AddUnits line={line} nameId={nameId} texts={texts} />
    </li>
  );
}
