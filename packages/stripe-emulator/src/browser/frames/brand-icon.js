const SVG = 'http://www.w3.org/2000/svg';

/** Plain drawings, in the colours each brand is known for. @type {Record<string, [string, string][]>} */
const CARDS = {
  visa: [['#1a1f71', 'VISA']],
  mastercard: [['#252525', '']],
  amex: [['#016fd0', 'AMEX']],
  discover: [['#e65c00', 'DISC']],
  diners: [['#0079be', 'DC']],
  jcb: [['#0b4ea2', 'JCB']],
  unionpay: [['#00447c', 'UP']],
};

/** The picture of a card's brand, of a card whose brand is not known yet, or of an error. @param {string} name */
export function brandIcon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 16');
  svg.setAttribute('aria-hidden', 'true');
  const card = CARDS[name]?.[0];
  if (card) {
    const [color, text] = card;
    add(svg, 'rect', { width: '24', height: '16', rx: '2', fill: color });
    if (name === 'mastercard') {
      add(svg, 'circle', { cx: '9.5', cy: '8', r: '4.5', fill: '#eb001b' });
      add(svg, 'circle', { cx: '14.5', cy: '8', r: '4.5', fill: '#f79e1b', 'fill-opacity': '0.85' });
    }
    const words = add(svg, 'text', {
      x: '12',
      y: '10.8',
      fill: '#fff',
      'font-size': '7',
      'font-weight': '700',
      'font-family': 'sans-serif',
      'text-anchor': 'middle',
    });
    words.textContent = text;
    return svg;
  }
  const isError = name === 'error';
  const color = isError ? '#eb1c26' : 'currentColor';
  add(svg, 'rect', { x: '0.5', y: '0.5', width: '23', height: '15', rx: '2', fill: 'none', stroke: color });
  if (isError) {
    add(svg, 'path', { d: 'M12 4v5', stroke: color, 'stroke-width': '2' });
    add(svg, 'circle', { cx: '12', cy: '12', r: '1.2', fill: color });
  } else {
    add(svg, 'path', { d: 'M0 5h24', stroke: color, 'stroke-width': '3' });
    add(svg, 'path', { d: 'M3 12h6', stroke: color, 'stroke-width': '1.5' });
  }
  return svg;
}

/** @param {Element} parent @param {string} name @param {Record<string, string>} attributes */
function add(parent, name, attributes) {
  const child = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) child.setAttribute(key, value);
  parent.append(child);
  return child;
}
