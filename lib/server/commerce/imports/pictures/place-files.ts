import type { ToolFile, ToolPicture } from '@/lib/server/platform/db/documents/tools';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import type { PicturePlace } from './file-names';

type PlacedPicture = { url: string; place: PicturePlace };

/**
 * Returns a tool's pictures with those of an archive at their places: each takes the place of the one that is there, or is added at the
 * end; without a place it is the first. Where one has no place, and another the first, the numbers count on after it. One that comes last
 * stays where it is if the tool has it.
 */
export function placePictures(
  current: readonly ToolPicture[],
  added: readonly PlacedPicture[],
): { pictures: ToolPicture[]; positionOf: (url: string) => number } {
  const pictures = current.filter(({ url }) => url !== TOOL_PLACEHOLDER);
  const isShifted = added.some(({ place }) => place === null) && added.some(({ place }) => place === 1);
  const indexOf = ({ place }: PlacedPicture) =>
    place === 'end' ? Number.MAX_SAFE_INTEGER : place === null ? 0 : place - (isShifted ? 0 : 1);
  const inOrder = [...added].sort((one, other) => indexOf(one) - indexOf(other));
  for (const picture of inOrder) {
    if (picture.place === 'end' && pictures.some(({ url }) => url === picture.url)) continue;
    const index = Math.min(indexOf(picture), pictures.length);
    if (pictures[index]?.url !== picture.url) pictures[index] = { url: picture.url };
  }
  // A picture that was moved is shown once.
  const moved = new Set(added.map(({ url }) => url));
  const shown = pictures.filter(
    ({ url }, index) => !moved.has(url) || pictures.findIndex((other) => other.url === url) === index,
  );
  return { pictures: shown, positionOf: (url) => shown.findIndex((picture) => picture.url === url) + 1 };
}

/** Returns a tool's documents with those of an archive, each in place of the one that says it is the same. */
export function placeDocuments(current: readonly ToolFile[], added: readonly ToolFile[]): ToolFile[] {
  const documents = [...current];
  const isSame = (one: ToolFile, other: ToolFile) =>
    one.kind === other.kind && one.language === other.language && one.title === other.title;
  for (const document of added) {
    if (documents.some(({ url }) => url === document.url)) continue;
    const index = documents.findIndex((each) => isSame(each, document));
    documents[index < 0 ? documents.length : index] = document;
  }
  return documents;
}
