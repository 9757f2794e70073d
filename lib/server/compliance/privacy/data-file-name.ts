import 'server-only';
import { foldText } from '@forgeline/tool-text/fold-text';

/** ASCII, since a header cannot have other letters: `kramer-voss-my-data.json`. */
export function dataFileName(shopName: string): string {
  const name = foldText(shopName).replace(/[^a-z0-9]+/g, ' ');
  return `${`${name} my-data`.trim().replaceAll(' ', '-')}.json`;
}
