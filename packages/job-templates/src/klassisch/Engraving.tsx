/** Sky lines in the style of an engraving: strong above, fine at the horizon. */
const sky = Array.from({ length: 30 }, (_, line) => ({ y: 6 + line * 6.2, width: Math.max(0.35, 2 - line * 0.055) }));

/**
 * Sleepers of a track from the horizon to the viewer: the nearer, the wider and the further apart.
 */
function sleepers(left: number, right: number): string {
  return Array.from({ length: 12 }, (_, step) => {
    const depth = ((step + 1) / 12) ** 2.1;
    const at = (foot: number): number => 320 + (foot - 320) * depth;
    return `M${at(left - 22).toFixed(1)} ${(214 + 86 * depth).toFixed(1)}H${at(right + 22).toFixed(1)}`;
  }).join('');
}

const rail = (foot: number): string => `M320 214L${foot - 3} 300H${foot + 3}z`;

/**
 * A line engraving of tracks under a sky: placeholder of a video that has not loaded. Decorative,
 * so hidden from assistive technology.
 */
export function Engraving() {
  return (
    <svg
      className="sw-k-engraving"
      viewBox="0 0 640 300"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {sky.map(({ y, width }) => (
        <path key={y} strokeWidth={width} d={`M0 ${y}H640`} />
      ))}
      <path className="sw-k-land" strokeWidth="1.3" d="M0 206c60-26 120-24 176-5 60-25 118-22 176 1 66-18 178-34 288-2v110H0z" />
      <path className="sw-k-land" strokeWidth="1.3" d="M0 214H640V301H0z" />
      <path strokeWidth="1.6" d={sleepers(20, 120) + sleepers(290, 400) + sleepers(560, 690)} />
      <path fill="currentColor" stroke="none" d={[20, 120, 290, 400, 560, 690].map(rail).join('')} />
      <g transform="translate(-14 -6)">
        <path className="sw-k-land" strokeWidth="1.6" d="M112 62h7v160h-7zM100 222h31v7h-31zM107 82l44-34 8 10-44 34z" />
        <circle className="sw-k-land" strokeWidth="1.6" cx="160" cy="46" r="12" />
        <circle fill="currentColor" cx="160" cy="46" r="6" />
      </g>
    </svg>
  );
}
