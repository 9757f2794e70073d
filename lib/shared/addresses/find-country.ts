import { foldText } from '@forgeline/tool-text/fold-text';
import { LANGUAGES } from '../site/languages';
import { COUNTRIES, countryName } from './countries';

/** ISO 3166-1 alpha-3, in the order of `COUNTRIES`. */
const LONG_CODES: readonly string[] = (
  'AND ARE AFG ATG AIA ALB ARM AGO ATA ARG ASM AUT AUS ABW ALA AZE BIH BRB BGD BEL BFA BGR BHR BDI BEN BLM BMU BRN ' +
  'BOL BES BRA BHS BTN BVT BWA BLR BLZ CAN CCK COD CAF COG CHE CIV COK CHL CMR CHN COL CRI CUB CPV CUW CXR CYP CZE ' +
  'DEU DJI DNK DMA DOM DZA ECU EST EGY ESH ERI ESP ETH FIN FJI FLK FSM FRO FRA GAB GBR GRD GEO GUF GGY GHA GIB GRL ' +
  'GMB GIN GLP GNQ GRC SGS GTM GUM GNB GUY HKG HMD HND HRV HTI HUN IDN IRL ISR IMN IND IOT IRQ IRN ISL ITA JEY JAM ' +
  'JOR JPN KEN KGZ KHM KIR COM KNA PRK KOR KWT CYM KAZ LAO LBN LCA LIE LKA LBR LSO LTU LUX LVA LBY MAR MCO MDA MNE ' +
  'MAF MDG MHL MKD MLI MMR MNG MAC MNP MTQ MRT MSR MLT MUS MDV MWI MEX MYS MOZ NAM NCL NER NFK NGA NIC NLD NOR NPL ' +
  'NRU NIU NZL OMN PAN PER PYF PNG PHL PAK POL SPM PCN PRI PSE PRT PLW PRY QAT REU ROU SRB RUS RWA SAU SLB SYC SDN ' +
  'SWE SGP SHN SVN SJM SVK SLE SMR SEN SOM SUR SSD STP SLV SXM SYR SWZ TCA TCD ATF TGO THA TJK TKL TLS TKM TUN TON ' +
  'TUR TTO TUV TWN TZA UKR UGA UMI USA URY UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM MYT ZAF ZMB ZWE'
).split(' ');

/** Usual names of countries that no list of names has: folded, without dots, articles and "republic of". */
const USUAL_NAMES: Readonly<Record<string, string>> = {
  AE: 'uae|vae|emirates|emirate',
  AT: 'a|osterreich',
  BA: 'bosnia|bosnien|bih',
  BE: 'b|belgie|belgique',
  BY: 'weissrussland|belorussia',
  CD: 'dr congo|drc|dr kongo',
  CH: 'swiss|suisse|svizzera|schweizerische eidgenossenschaft',
  CI: 'ivory coast|elfenbeinkuste',
  CN: 'peoples republic of china|volksrepublik china|pr china|vr china|prc|mainland china',
  CV: 'cape verde|kapverden',
  CZ: 'czech republic|tschechische republik|tschechei|cesko|ceska republika',
  DE: 'd|brd|federal republic of germany|bundesrepublik deutschland|deutschland',
  DK: 'danmark',
  ES: 'e|espana',
  FI: 'suomi',
  FR: 'f',
  GB: 'uk|great britain|britain|grossbritannien|england|scotland|schottland|wales|northern ireland|nordirland|united kingdom of great britain and northern ireland|gb and ni',
  GR: 'el|hellas|hellenic republic',
  HK: 'hongkong',
  HR: 'hrvatska',
  HU: 'h|magyarorszag',
  IE: 'eire|irish republic|republik irland',
  IT: 'i|italia',
  KP: 'dprk',
  KR: 'korea|republik korea|rok',
  LI: 'fl',
  LU: 'l',
  MD: 'moldavia|moldawien',
  MK: 'macedonia|mazedonien',
  MM: 'burma|birma',
  MO: 'macau',
  NL: 'holland|nederland',
  NO: 'n|norge',
  PL: 'polska',
  PT: 'p',
  RU: 'russian federation|russische foderation',
  SE: 's|sverige',
  SI: 'slovenija',
  SK: 'slovak republic|slowakische republik|slovensko',
  SZ: 'swaziland|swasiland',
  TL: 'east timor|osttimor',
  TR: 'turkey|turkei|turkiye',
  TW: 'formosa',
  US: 'usa|america|amerika|united states of america|united states|vereinigte staaten von amerika|us of a',
  VA: 'vatican|vatikan|holy see',
  VN: 'viet nam',
};

/** `The Netherlands` is `netherlands`, `U. S. A.` is `usa`, and `Bosnia & Herzegovina` is written with `and`. */
function plain(text: string): string {
  return foldText(text)
    .replace(/[.'’]/g, '')
    .replace(/&|\bund\b/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1')
    .replace(/^(?:the|die|republic of|republik) /, '');
}

let codes: ReadonlyMap<string, string> | undefined;

function everyName(): ReadonlyMap<string, string> {
  const names = COUNTRIES.flatMap((code, place): [string, string][] => [
    ...LANGUAGES.all.map((language): [string, string] => [plain(countryName(code, language)), code]),
    ...(USUAL_NAMES[code] ?? '').split('|').map((name): [string, string] => [name, code]),
    [(LONG_CODES[place] ?? '').toLowerCase(), code],
    [code.toLowerCase(), code],
  ]);
  return new Map(names.filter(([name]) => name !== ''));
}

/** Returns the code of a country by a code or a name that people write, in any language of the shop; undefined for any other text. */
export function findCountry(text: string): string | undefined {
  codes ??= everyName();
  return codes.get(plain(text));
}
