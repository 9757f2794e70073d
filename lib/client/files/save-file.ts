import { fetchFile } from '@/lib/client/api';

/** Has the browser save this content as a file. */
export function saveContent(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Has the browser save a file that a call returns to the token's holder. Throws ApiProblem. */
export async function saveFile(path: string): Promise<void> {
  const { content, name } = await fetchFile(path);
  saveContent(content, name);
}
