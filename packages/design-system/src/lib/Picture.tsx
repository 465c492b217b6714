import { cx } from 'class-variance-authority';
import { useState, type ComponentPropsWithRef } from 'react';
import { usePictureSources } from './picture-sources';

export interface PictureProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the person or company. */
  name: string;
  /** URL of the picture. */
  src: string | null | undefined;
  /** URL of a fallback for a missing or broken picture (MD06). @default the letters */
  placeholder?: string;
  /** Edge length in px. */
  size: number;
  /** Whether screen readers announce the name. */
  named: boolean;
  /** Letters shown if neither picture loads. */
  letters: string;
  /** Size of the letters in px. */
  letterSize: number;
  /** Class of the frame around picture and letters. */
  looks: { picture?: string; letters: string };
  /** Class of the picture: whether it covers or fits the frame. */
  fit: 'sw:object-cover' | 'sw:object-contain';
}

/** A square picture with letters as fallback; shared by `Avatar` and `Logo`. */
export function Picture({ name, src, placeholder, size, named, letters, letterSize, looks, fit, className, style, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const sourcesOf = usePictureSources();
  const picture = [src, placeholder].find((url) => url && !broken.includes(url));
  const label = named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span
      {...label}
      className={cx(
        'sw:inline-grid sw:flex-none sw:place-items-center sw:overflow-hidden',
        picture ? looks.picture : looks.letters,
        className,
      )}
      style={{ width: size, height: size, fontSize: letterSize, lineHeight: 1, ...style }}
      {...rest}
    >
      {picture ? (
        <img
          src={picture}
          srcSet={sourcesOf(picture)}
          sizes={`${size}px`}
          alt=""
          width={size}
          height={size}
          className={cx('sw:size-full', fit)}
          onError={() => setBroken([...broken, picture])}
        />
      ) : (
        letters
      )}
    </span>
  );
}
