import { z } from 'zod';
import { LANGUAGES } from '../site/languages';

/** In place of those that select a page: the reader's language, whose marks the cells have. */
const fileFields = { language: z.enum(LANGUAGES.all).optional() };

type FileFields<Shape> = Omit<Shape, 'page' | 'limit' | 'language'> & typeof fileFields;

type Declared<Path extends string, Shape extends z.ZodRawShape> = {
  path: Path;
  summary: string;
  query: z.ZodObject<Shape>;
};

/** Declares the call for the file of a list: every row that the list's query selects, however many pages it has. */
export function listFile<const Path extends `/api/${string}export.csv`, Shape extends z.ZodRawShape>({
  path,
  summary,
  query,
}: Declared<Path, Shape>) {
  const { page: _page, limit: _limit, ...selecting } = query.shape;
  return {
    method: 'GET',
    path,
    summary,
    query: z.object({ ...selecting, ...fileFields } as FileFields<Shape>),
    success: { status: 200, description: 'The rows.', mediaType: 'text/csv; charset=utf-8' },
  } as const;
}
