import type { DocumentKind } from '@/lib/shared/tools/tool-documents';

export type ToolExtras = {
  packs?: readonly { name: string; units: number }[];
  lowStockBelow?: number;
  leadTimeDays?: number;
  backorderLimit?: number;
  serialised?: true;
  calibrationMonths?: number;
};

const boxAndCarton = (box: number, carton: number) => ({
  packs: [
    { name: 'Box', units: box },
    { name: 'Carton', units: carton },
  ],
});

const CALIBRATED = { serialised: true, calibrationMonths: 12 } as const;

/** Fields that the demo's tools have beside those of tests, by slug. */
export const TOOL_EXTRAS: Readonly<Record<string, ToolExtras>> = {
  'reciprocating-saw-blades-5': boxAndCarton(25, 250),
  'cutting-discs-125-25': boxAndCarton(20, 200),
  'flap-disc-125-p60': boxAndCarton(50, 500),
  'wire-cup-brush-75': boxAndCarton(20, 120),
  'spiral-flute-tap-m10': boxAndCarton(20, 100),
  'bit-set-32': boxAndCarton(20, 80),
  'slotted-screwdriver-65': boxAndCarton(50, 300),
  'tape-measure-8m': boxAndCarton(24, 96),
  'hex-key-set-9': boxAndCarton(20, 160),
  'heavy-duty-torque-wrench-three-quarter': { lowStockBelow: 25 },
  'stackable-case-system-3': { lowStockBelow: 15 },
  'vertical-toggle-clamp': { leadTimeDays: 8, backorderLimit: 200 },
  'precision-screwdriver-set-8': { leadTimeDays: 5 },
  'cordless-circular-saw-18v': { leadTimeDays: 12 },
  'click-torque-wrench-half-inch': CALIBRATED,
  'digital-torque-angle-wrench': CALIBRATED,
  'digital-caliper-150': CALIBRATED,
  'outside-micrometer-25': CALIBRATED,
};

/** Sections of a PDF: its heading and paragraphs. */
export type DocumentText = {
  kind: DocumentKind;
  title: string;
  germanTitle: string;
  sections: readonly (readonly [heading: string, ...paragraphs: string[]])[];
};

const CALIBRATION: DocumentText = {
  kind: 'certificate',
  title: 'Calibration certificate (specimen)',
  germanTitle: 'Kalibrierzertifikat (Muster)',
  sections: [
    [
      'What is certified',
      'Every piece is measured against a reference standard that is traceable to national standards before it leaves the works. The certificate in the case names the serial number, the measured deviations, the day and the person who measured.',
    ],
    [
      'Conditions',
      'Measured at 20 °C ± 1 °C and 50 % relative humidity, after four hours at that temperature. Measurement uncertainty is given with a coverage factor of k = 2, a probability of about 95 %.',
    ],
    [
      'Calibrate again',
      'After twelve months or 5,000 operations, whichever comes first, and after every overload, drop or repair. Send the tool with its case; measuring takes three working days.',
    ],
  ],
};

const SAFETY: DocumentText = {
  kind: 'manual',
  title: 'Operating and safety instructions',
  germanTitle: 'Betriebsanleitung und Sicherheitshinweise',
  sections: [
    [
      'Before you start',
      'Read these instructions and keep them with the tool. Check the tool, its cable or battery and the accessory for damage. Do not use a damaged tool.',
      'Wear eye and hearing protection; wear a dust mask where dust arises. Keep loose clothing and long hair away from moving parts.',
    ],
    [
      'At work',
      'Clamp the workpiece. Hold the tool by its insulated handles wherever the accessory could meet a hidden line. Let the accessory reach full speed before it touches the work, and let it come to rest before you put the tool down.',
      'Remove the battery or pull the plug before you change an accessory.',
    ],
    [
      'Care',
      'Keep the air slots free; blow them out after dusty work. Store dry, with the battery at about half charge. Repairs are for our workshop or an authorized one, with original parts only.',
    ],
    [
      'Disposal',
      'Tools and batteries do not belong in household waste. Return them to us or to a collection point; tape over the contacts of lithium-ion batteries first.',
    ],
  ],
};

const MEASURED = [
  'click-torque-wrench-half-inch',
  'click-torque-wrench-three-eighths',
  'digital-torque-angle-wrench',
  'heavy-duty-torque-wrench-three-quarter',
  'digital-caliper-150',
  'outside-micrometer-25',
  'dial-indicator-10',
];
const POWERED = [
  'cordless-drill-driver-18v',
  'cordless-impact-wrench-18v',
  'angle-grinder-125',
  'jigsaw-750w',
  'rotary-hammer-sds-26',
];

export const TOOL_DOCUMENTS: readonly { slugs: readonly string[]; text: DocumentText }[] = [
  { slugs: MEASURED, text: CALIBRATION },
  { slugs: POWERED, text: SAFETY },
];
