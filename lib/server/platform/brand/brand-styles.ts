import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accentColors } from './accent-colors';
import { type Logo, readLogo } from './logo';

const HEADER_REM = 2;

function dataUrl(svg: string): string {
  const short = svg.replace(/\s+/g, ' ').replaceAll('> <', '><');
  const quoted = short.includes("'") ? short : short.replaceAll('"', "'");
  const readable = encodeURIComponent(quoted).replace(/%(?:20|2C|2F|3A|3B|3D)/g, decodeURIComponent);
  return `data:image/svg+xml,${readable}`;
}

export function brandStyles(accent: string, { svg, ratio }: Logo): string {
  const { strong, onAccent, onSteel, light, dark, ...colors } = accentColors(accent);
  return `/* Made by \`npm run brand\`, and by each build, from shop.config.ts and shop/logo.svg. */
:root {
  --shop-accent: ${colors.accent};
  --shop-accent-strong: ${strong};
  --shop-on-accent: ${onAccent};
  --shop-accent-on-steel: ${onSteel};
  --shop-accent-ink: light-dark(${light.ink}, ${dark.ink});
  --shop-accent-wash: light-dark(${light.wash}, ${dark.wash});
  --shop-mark: url("${dataUrl(svg)}");
  --shop-mark-width: ${Number((HEADER_REM * ratio).toFixed(3))}rem;
}
`;
}

export function writeBrandStyles(accent: string): void {
  const file = path.join(process.cwd(), 'shop', 'brand', 'brand.css');
  const styles = brandStyles(accent, readLogo());
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    if (readFileSync(file, 'utf8') === styles) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  writeFileSync(file, styles);
}
