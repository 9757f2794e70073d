// Prints the section of CHANGELOG.md that is about the version in package.json; exits with 1 if there is none.
import { readFileSync } from 'node:fs';

const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const { version } = JSON.parse(read('package.json'));
const sections = read('CHANGELOG.md').split(/^(?=## )/m);
const section = sections.find((text) => text.split('\n', 1)[0] === `## ${version}`);
if (section === undefined) {
  console.error(`CHANGELOG.md has no section "## ${version}".`);
  process.exit(1);
}
console.log(section.slice(section.indexOf('\n')).trim());
