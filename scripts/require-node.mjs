import path from 'node:path';

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Forgeline needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Makes the folder of the shop absolute, which is relative to where the command was typed (npm names that in INIT_CWD), and
 * returns the words without `--shop FOLDER`, which stands for FORGELINE_SHOP.
 */
export function findShop(words) {
  const rest = [...words];
  const place = rest.findIndex((word) => word === '--shop' || word.startsWith('--shop='));
  if (place >= 0) {
    const [word] = rest.splice(place, 1);
    const folder = word === '--shop' ? rest.splice(place, 1)[0] : word.slice('--shop='.length);
    if (!folder) {
      console.error('--shop takes the folder of a shop (docs/your-shop.md).');
      process.exit(2);
    }
    process.env.FORGELINE_SHOP = folder;
  }
  const folder = process.env.FORGELINE_SHOP;
  if (folder) process.env.FORGELINE_SHOP = path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  return rest;
}
