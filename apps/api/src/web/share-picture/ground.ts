/** Size of link previews (Open Graph). */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Colours of the dark theme of the design system. */
const GROUND_COLOR = '#14202e';
export const INK = '#fbfaf7';
export const INK_2 = '#b4bfcb';
const SIGNAL = '#3ccb8a';

/** The logo, and a decorative route below the text. */
export const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linejoin="round">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND_COLOR}"/>
  <path d="M0 594H1200M800 594l84 -84H1200" stroke="#263546" stroke-width="8"/>
  <path d="M0 594H940L1024 510H1200" stroke="${SIGNAL}" stroke-width="10"/>
  <g transform="translate(72 54) scale(2)" stroke-width="3.5">
    <path d="M3 23h8L19 12h10" stroke="${SIGNAL}"/>
    <path d="M17 23h12" stroke="${INK}"/>
  </g>
</svg>`;
