import { PLACEHOLDERS } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { useState, type ComponentPropsWithRef } from 'react';
import { usePictureSources } from '../../lib/picture-sources';
import { companyDe } from '../i18n/company.de';

const labels = companyDe.cover;

export interface CoverPictureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** URL of the picture; '' for none. */
  url: string;
  /**
   * Display width, as the `sizes` of an image.
   * @default '(min-width: 640px) 50vw, 100vw', as in a grid of cards
   */
  sizes?: string;
}

/**
 * The cover of a focus page in its ratio of 1200 to 630. A placeholder with a text replaces a
 * missing or broken picture (MD06).
 * @example
 * <CoverPicture url="/images/covers/weserbund-software.svg" />
 */
export function CoverPicture({ url, sizes = '(min-width: 640px) 50vw, 100vw', className, ...rest }: CoverPictureProps) {
  const [broken, setBroken] = useState('');
  const sourcesOf = usePictureSources();
  const missing = url === '' || broken === url;
  return (
    <div className={cx('sw:relative sw:aspect-[1200/630] sw:overflow-hidden sw:bg-sunken', className)} {...rest}>
      <img
        src={missing ? PLACEHOLDERS.image : url}
        srcSet={missing ? undefined : sourcesOf(url)}
        sizes={sizes}
        alt=""
        className="sw:size-full sw:object-cover"
        onError={() => setBroken(url)}
      />
      {missing && (
        <span className="sw:absolute sw:bottom-3 sw:left-4 sw:rounded-1 sw:bg-surface sw:px-2 sw:py-1 sw:text-sm sw:text-ink-2">
          {url === '' ? labels.none : labels.broken}
        </span>
      )}
    </div>
  );
}
