import type { LucideIcon, LucideProps } from 'lucide-react';

export interface IconProps extends Omit<LucideProps, 'ref'> {
  /** The icon, imported by name from `lucide-react`. */
  as: LucideIcon;
  /** Edge length in px. @default 20 */
  size?: number;
}

/**
 * An icon beside a text. Hidden from assistive technology, because the text carries the meaning; a
 * button with only an icon is an `IconButton`.
 * @example
 * <Icon as={MapPin} />
 */
export function Icon({ as: Glyph, size = 20, strokeWidth, className, ...rest }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={strokeWidth ?? (size < 20 ? 2 : 1.75)}
      className={className ? `sw:flex-none ${className}` : 'sw:flex-none'}
      aria-hidden="true"
      focusable="false"
      {...rest}
    />
  );
}
