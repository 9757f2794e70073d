export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Forgeline needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
