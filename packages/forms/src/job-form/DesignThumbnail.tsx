import type { JobTemplate } from '@stellwerk/domain';
import type { ReactNode } from 'react';

const lines = (x: number, y: number, widths: readonly number[], step = 5, height = 2): ReactNode =>
  widths.map((width, index) => <rect key={index} x={x} y={y + index * step} width={width} height={height} />);

/** Two columns under a large headline, hairlines, a drop cap. */
const klassisch = (
  <>
    <rect width="160" height="112" fill="var(--sw-color-surface)" />
    <g fill="var(--sw-color-ink)">
      <rect x="14" y="10" width="132" height="1.5" />
      {lines(14, 17, [88, 62], 9, 6)}
      <rect x="14" y="62" width="9" height="13" />
    </g>
    <g fill="var(--sw-color-rule)">
      {lines(14, 40, [132, 132], 12, 0.8)}
      <rect x="102" y="52" width="0.8" height="52" />
    </g>
    <g fill="var(--sw-color-ink-3)">
      {lines(14, 45, [22], 5, 2.5)}
      {lines(48, 45, [20], 5, 2.5)}
      {lines(80, 45, [26], 5, 2.5)}
      {lines(26, 63, [66, 62, 66])}
      {lines(14, 79, [78, 74, 78, 60, 40])}
      {lines(108, 72, [36, 30, 34, 26])}
    </g>
    <rect x="108" y="56" width="11" height="11" rx="1" fill="var(--sw-color-ink)" />
  </>
);

/** A filled hero with chips and its button, the track, cards, faces. */
const modern = (
  // The hero is equally dark in both themes, like that of the design.
  <>
    <rect width="160" height="112" fill="var(--sw-color-sunken)" />
    <rect width="160" height="58" fill="#0b583f" />
    <path d="M66 47H112L134 25H160" fill="none" stroke="#fff" strokeWidth="2.5" />
    <g fill="#fff">
      {lines(12, 10, [84, 56], 9, 6)}
      <rect x="12" y="41" width="46" height="12" rx="3" />
      {[12, 38, 64].map((x) => (
        <rect key={x} x={x} y="30" width="22" height="6" rx="3" opacity="0.5" />
      ))}
    </g>
    <g fill="var(--sw-color-surface)" stroke="var(--sw-color-line)" strokeWidth="0.8">
      <rect x="12" y="64" width="80" height="42" rx="5" />
      <rect x="98" y="64" width="50" height="42" rx="5" />
    </g>
    <g fill="var(--sw-color-ink-3)">{lines(20, 72, [40, 62, 58, 62, 36], 6)}</g>
    <g fill="var(--sw-color-signal)">
      {[110, 123, 136].map((x) => (
        <circle key={x} cx={x} cy="77" r="5" />
      ))}
    </g>
    <g fill="var(--sw-color-ink-3)">{lines(106, 88, [34, 28, 34], 6)}</g>
  </>
);

/** A sheet of paper: letterhead, table of facts, numbered sections. */
const konservativ = (
  <>
    <rect width="160" height="112" fill="var(--sw-color-line)" />
    <rect x="26" y="6" width="108" height="106" fill="var(--sw-color-surface)" />
    <g fill="var(--sw-color-ink)">
      <rect x="26" y="6" width="108" height="3" />
      <rect x="34" y="14" width="9" height="9" />
      {lines(34, 29, [70], 5, 4)}
      {lines(34, 66, [3, 3, 3], 15, 4)}
    </g>
    <g fill="none" stroke="var(--sw-color-ink-3)" strokeWidth="0.9">
      <path d="M34 39H126V58H34zM34 48.500H126M64 39V58M94 39V58" />
      <path d="M34 63.500H126M34 78.500H126M34 93.500H126" />
    </g>
    <g fill="var(--sw-color-ink-3)">
      {lines(98, 14, [28, 22, 28], 4, 1.5)}
      {[66, 81, 96].map((y) => (
        <g key={y}>
          {lines(41, y, [18])}
          {lines(68, y, [56, 50], 5)}
        </g>
      ))}
    </g>
  </>
);

const drawings = { template1: klassisch, template2: modern, template3: konservativ } as const satisfies Record<JobTemplate, ReactNode>;

/**
 * A drawing of a design, recognisable by its shapes, not its colours. Decorative: the name is
 * beside it.
 */
export function DesignThumbnail({ design }: { design: JobTemplate }) {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true" className="sw:block sw:h-auto sw:w-full sw:border sw:border-line sw:rounded-1">
      {drawings[design]}
    </svg>
  );
}
