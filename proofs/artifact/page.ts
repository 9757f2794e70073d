const HEADING = /^(#+) (.*)$/;
const FENCE = '```';

/**
 * Lines of the shell blocks below a heading, up to the next heading. Throws where there are none: then the page has changed.
 */
export function linesBelow(page: string, heading: string): string[] {
  const lines: string[] = [];
  let isBelow = false;
  let block: string | undefined;
  for (const raw of page.split('\n')) {
    const line = raw.trim();
    const [, , title] = block === undefined ? (HEADING.exec(line) ?? []) : [];
    if (title !== undefined) isBelow = title === heading;
    else if (line.startsWith(FENCE)) block = block === undefined ? line.slice(FENCE.length) : undefined;
    else if (isBelow && block === 'sh' && line !== '' && !line.startsWith('#')) lines.push(line);
  }
  if (lines.length === 0) throw new Error(`The page has no commands below “${heading}”.`);
  return lines;
}

const INSTALL = /^apt-get install (.*)$/;

export function packagesIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    (INSTALL.exec(line)?.[1] ?? '').split(/\s+/).filter((word) => word !== '' && !word.startsWith('-')),
  );
}

/** A machine made with these packages has them already. */
export function installs(line: string): boolean {
  return INSTALL.test(line);
}
