import 'server-only';
import path from 'node:path';
import sharp from 'sharp';
import { readStoredFile } from '@/lib/server/commerce/files/get-file';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { costlyFile } from '@/lib/server/platform/cache/costly-files';
import { env } from '@/lib/server/platform/config/env';
import { fromCacheHeader } from '@/lib/server/platform/http/own-headers';
import { fileNameOf } from '@/lib/shared/files/stored-files';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { datasheetPdf } from './datasheet-pdf';
import { getToolBySlug } from './get-tool';
import { getMovedSlug } from './get-tool-page';

const PICTURE = { width: 900, height: 675 };

function forPdf(picture: string | Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...PICTURE, fit: 'cover' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function drawDatasheet(tool: Tool, asOf: string, language: Language): Promise<Buffer> {
  const picture = await forPdf(await ownPicture(tool.image)).catch(() => forPdf(PLACEHOLDER_FILE));
  const url = new URL(localPath(ROUTES.tool(tool.slug), language), env().NEXTAUTH_URL).href;
  return datasheetPdf({ tool, picture, url, asOf, language });
}

function redirectTo(slug: string | null, language: Language): Response {
  if (slug === null) throw new AppError('not-found');
  return Response.redirect(new URL(localPath(ROUTES.datasheet(slug), language), env().NEXTAUTH_URL), 308);
}

/** A PDF of a tool in public lists, or a redirect from a former slug or one of another language. Throws `not-found`, `too-many-requests`. */
export async function getDatasheet(slug: string, language: Language): Promise<Response> {
  const tool = await getToolBySlug(slug, language);
  if (!tool) return redirectTo(await getMovedSlug(slug, language), language);
  if (tool.slug !== slug) return redirectTo(tool.slug, language);
  const asOf = shopDay();
  // The document shows the tool and the day of its prices.
  const version = JSON.stringify([tool, asOf]);
  const sheet = await costlyFile(`datasheet ${language} ${slug}`, version, () =>
    drawDatasheet(tool, asOf, language),
  );
  return new Response(new Uint8Array(sheet.bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${tool.sku.replace(/[^\w-]/g, '_')}.pdf"`,
      'cache-control': 'public, max-age=60',
      ...fromCacheHeader(sheet.wasCached),
    },
  });
}

const PLACEHOLDER_FILE = path.join(process.cwd(), 'public', TOOL_PLACEHOLDER);

/**
 * A tool's picture as a file or its content. A picture on another host is never fetched, since its address could
 * point into the internal network; the placeholder replaces it.
 */
export async function ownPicture(image: string): Promise<string | Buffer> {
  const name = fileNameOf(image);
  if (name !== null) return (await readStoredFile(name)) ?? PLACEHOLDER_FILE;
  return /^\/(?:tools\/)?[\w-]+\.webp$/.test(image)
    ? path.join(process.cwd(), 'public', image)
    : PLACEHOLDER_FILE;
}
