import { Specimen } from './specimen';

const COLOURS = {
  Ground: ['paper', 'surface', 'sunken', 'hover'],
  Ink: ['ink', 'body', 'muted'],
  Rules: ['line', 'edge'],
  Accent: ['accent', 'accent-strong', 'on-accent', 'accent-on-steel', 'accent-ink', 'accent-wash'],
  Steel: ['steel', 'steel-line', 'on-steel', 'on-steel-muted'],
  States: ['danger', 'danger-strong', 'danger-wash', 'success', 'success-wash', 'info', 'info-wash', 'focus'],
} as const;

const TYPE = [
  ['text-display', 'Tools that hold', 'font-extrabold text-display tracking-[-0.035em]'],
  ['text-headline', 'Our Engineers', 'font-extrabold text-headline tracking-[-0.02em]'],
  ['text-title', 'What is useEffect for?', 'font-extrabold text-title tracking-[-0.015em]'],
  ['text-lg', 'Prices are per unit, without hidden fees.', 'text-lg'],
  ['text-base', 'Order by the unit, from a stated minimum.', 'text-base'],
  ['text-sm', 'Minimum order: 5 units', 'text-sm'],
  ['eyebrow', 'Fresh from the line', 'eyebrow text-accent-ink'],
  ['figures', '1,204.50 / 0.01', 'figures text-base'],
] as const;

const SHAPES = ['rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-full'] as const;
const SHADOWS = ['shadow-raised', 'shadow-float'] as const;
const SPACES = [1, 2, 3, 4, 6, 8, 12, 16, 20, 28] as const;

export function Tokens() {
  return (
    <>
      {Object.entries(COLOURS).map(([group, names]) => (
        <Specimen key={group} name={`Colour: ${group.toLowerCase()}`}>
          {names.map((name) => (
            <div key={name} className="grid w-28 gap-1.5">
              <span
                className="h-14 rounded-md border border-line"
                style={{ background: `var(--color-${name})` }}
              />
              <code className="text-xs">{name}</code>
            </div>
          ))}
        </Specimen>
      ))}
      <Specimen
        name="Type"
        note="Archivo, variable, from this host. The fallback is sized alike, so nothing shifts."
      >
        <dl className="grid min-w-0 gap-5">
          {TYPE.map(([name, sample, look]) => (
            <div key={name} className="min-w-0">
              <dt className="font-mono text-muted text-xs">{name}</dt>
              <dd className={`wrap-anywhere text-ink ${look}`}>{sample}</dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen name="Space" note="Steps of 4 px.">
        {SPACES.map((step) => (
          <div key={step} className="grid justify-items-center gap-1.5">
            <span className="block bg-accent" style={{ width: `${step * 4}px`, height: '1rem' }} />
            <code className="text-xs">{step}</code>
          </div>
        ))}
      </Specimen>
      <Specimen name="Radius and shadow">
        {SHAPES.map((shape) => (
          <div
            key={shape}
            className={`grid size-24 place-items-center border border-edge bg-surface ${shape}`}
          >
            <code className="text-xs">{shape.slice(8)}</code>
          </div>
        ))}
        {SHADOWS.map((shadow) => (
          <div key={shadow} className={`grid size-24 place-items-center rounded-md bg-surface ${shadow}`}>
            <code className="text-xs">{shadow.slice(7)}</code>
          </div>
        ))}
      </Specimen>
    </>
  );
}
