import type { ComponentPropsWithRef } from 'react';
import { modulesOf } from './modules';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The encoded text. */
  value: string;
  /** Accessible name. */
  label: string;
  /** Width and height, in px. @default 144 */
  size?: number;
}

/**
 * A text, such as a URL, as a QR code. Black on white in both themes, because many cameras read
 * nothing else.
 * @example
 * <QrCode value="https://stellwerk.example/jobs/101" label="QR-Code der Stellenanzeige" />
 */
export function QrCode({ value, label, size = 144, ...rest }: QrCodeProps) {
  const { dark, size: side } = modulesOf(value);
  return (
    <svg viewBox={`0 0 ${side} ${side}`} width={size} height={size} role="img" aria-label={label} shapeRendering="crispEdges" {...rest}>
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('')} fill="#000" />
    </svg>
  );
}
