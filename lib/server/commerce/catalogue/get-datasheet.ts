import 'server-only';
import path from 'node:path';
import sharp from 'sharp';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { env } from '@/lib/server/platform/config/env';
import { AppError } from '@/lib/shared/errors';
import type { Language } from '@/lib/shared/languages';
import { localPath } from '@/lib/shared/local-path';
import { TOOL_PLACEHOLDER } from '@/lib/shared/placeholder-pictures';
import { ROUTES } from '@/lib/shared/routes';
import { currentCatalogue } from './current-catalogue';
import { datasheetPdf } from './datasheet-pdf';

const PICTURE = { width: 900, height: 675 };

/**
 * Returns the tool's picture in a format for PDFs. Only the store's own files: a picture on another host is never
 * fetched by the server, since its address could point into the internal network; the placeholder replaces it.
 */
function pictureOf(image: string): Promise<Buffer> {
  const isOurs = /^\/(?:tools\/)?[\w-]+\.webp$/.test(image);
  const file = path.join(process.cwd(), 'public', isOurs ? image : TOOL_PLACEHOLDER);
  return sharp(file)
    .resize({ ...PICTURE, fit: 'cover' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Cached until a tool changes, as text, which the cache requires. */
const drawDatasheet: (slug: string, language: Language) => Promise<{ sku: string; base64: string } | null> =
  cachePublic('datasheet', ['tools'], async (slug: string, language: Language) => {
    const tool = (await currentCatalogue()).findBySlug(slug)?.tool;
    if (!tool) return null;
    const picture = await pictureOf(tool.image).catch(() => pictureOf(TOOL_PLACEHOLDER));
    const url = new URL(localPath(ROUTES.tool(tool.slug), language), env().NEXTAUTH_URL).href;
    const pdf = await datasheetPdf({ tool, picture, url, asOf: new Date(), language });
    return { sku: tool.sku, base64: pdf.toString('base64') };
  });

/**
 * Returns the data sheet of the tool at an address in a language, as a PDF file. Throws `not-found` for one that is not
 * on sale.
 */
export async function getDatasheet(slug: string, language: Language): Promise<Response> {
  const sheet = await drawDatasheet(slug, language);
  if (!sheet) throw new AppError('not-found');
  return new Response(new Uint8Array(Buffer.from(sheet.base64, 'base64')), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${sheet.sku.replace(/[^\w-]/g, '_')}.pdf"`,
      'cache-control': 'public, max-age=60',
    },
  });
}
