import { makeZip } from 'client-zip';

/** A cell of a workbook: a text, a number, a day, or none. */
type Cell = string | number | Date | null;
type Sheet = { name: string; rows: readonly (readonly Cell[])[]; hidden?: true };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DAY_MS = 86_400_000;
/** The day from which spreadsheets count. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

function cellXml(cell: Cell, at: string): string {
  if (cell === null) return '';
  if (cell instanceof Date) return `<c r="${at}" s="1"><v>${(cell.getTime() - FIRST_DAY) / DAY_MS}</v></c>`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function sheetXml({ rows }: Sheet): string {
  const lines = rows.map((row, place) => {
    const cells = row.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${place + 1}`));
    return `<row r="${place + 1}">${cells.join('')}</row>`;
  });
  return `${HEAD}<worksheet ${MAIN}><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** A workbook as spreadsheets save it (.xlsx). */
export const workbook = (...sheets: readonly Sheet[]): Promise<Buffer> => packed(sheets, (xml) => xml);

/** The same as programs save it that leave the addresses of rows and cells out. */
export const plainWorkbook = (...sheets: readonly Sheet[]): Promise<Buffer> =>
  packed(sheets, (xml) => xml.replaceAll(/(<(?:row|c)) r="[^"]*"/g, '$1'));

async function packed(sheets: readonly Sheet[], written: (xml: string) => string): Promise<Buffer> {
  const listed = sheets.map(
    ({ name, hidden }, place) =>
      `<sheet name="${escaped(name)}" sheetId="${place + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${place + 1}"/>`,
  );
  const related = sheets.map(
    (_, place) =>
      `<Relationship Id="rId${place + 1}" Type="${RELATED}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
  );
  const relationships = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  const files = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${HEAD}<Relationships ${relationships}><Relationship Id="rId1" Type="${RELATED}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook ${MAIN} xmlns:r="${RELATED}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships ${relationships}>${related.join('')}<Relationship Id="rIdS" Type="${RELATED}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet ${MAIN}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((sheet, place) => [`xl/worksheets/sheet${place + 1}.xml`, written(sheetXml(sheet))]),
    ),
  };
  const parts: Uint8Array[] = [];
  const zip = makeZip(Object.entries(files).map(([name, input]) => ({ name, input })));
  for await (const part of zip as unknown as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}
