import { cx } from 'class-variance-authority';
import { useState, type ComponentPropsWithRef } from 'react';
import { usePictureSources } from './picture-sources';

export interface PictureProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whom or what it shows. */
  name: string;
  /** URL of the picture. */
  src: string | null | undefined;
  /** URL of what stands for a missing or broken picture (MD06). @default the letters */
  placeholder?: string;
  /** Edge in px. */
  size: number;
  /** Says the name to screen readers. */
  named: boolean;
  /** Letters where neither can be shown. */
  letters: string;
  /** Size of the letters in px. */
  letterSize: number;
  /** Class of the frame round a picture and round letters. */
  looks: { picture?: string; letters: string };
  /** Class of the picture: whether it fills the frame or fits into it. */
  fit: 'sw:object-cover' | 'sw:object-contain';
}

/** A square picture, or letters in its place: what `Avatar` and `Logo` share. */
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
