import { cva, cx } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { bannerLabels } from '../../i18n/banner.de';
import { Icon } from '../icon';

/** What a message means. */
export type Tone = 'info' | 'success' | 'warning' | 'error';

/** One icon per tone, so that colour is never the only sign. */
export const toneIcon = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

const box = cva('sw:flex sw:flex-wrap sw:items-center sw:gap-3 sw:p-4 sw:rounded-2', {
  variants: {
    tone: { info: 'sw:bg-info-soft', success: 'sw:bg-signal-soft', warning: 'sw:bg-amber-soft', error: 'sw:bg-stop-soft' },
  },
});

const glyph = { info: 'sw:text-info', success: 'sw:text-signal', warning: 'sw:text-amber', error: 'sw:text-stop' };

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What kind of message it is; its name is read out before it. @default 'info' */
  tone?: Tone;
  /** A first line in bold. */
  title?: ReactNode;
  /** Buttons or links at the end. */
  actions?: ReactNode;
  /** Reads the message out at once when it appears: `alert` for errors, `status` for the rest; `none` for a message that is there from the start. @default 'none' */
  live?: 'alert' | 'status' | 'none';
}

/**
 * A message inside the page: tone, text, perhaps a link.
 * @example
 * <Banner>Ihre Bewerbung wurde erfolgreich übermittelt!</Banner>
 */
export function Banner({ tone = 'info', title, actions, live = 'none', className, children, ...rest }: BannerProps) {
  return (
    <div role={live === 'none' ? undefined : live} className={cx(box({ tone }), className)} {...rest}>
      <div className="sw:flex sw:gap-3 sw:min-w-0 sw:flex-1 sw:basis-60">
        <Icon as={toneIcon[tone]} className={`sw:mt-0.5 ${glyph[tone]}`} />
        <div className="sw:min-w-0">
          <span className="sw:sr-only">{bannerLabels.tone[tone]}: </span>
          {title && <p className="sw:font-semibold">{title}</p>}
          <div>{children}</div>
        </div>
      </div>
      {actions && <div className="sw:flex sw:flex-wrap sw:gap-2 sw:ps-8 sw:sm:ps-0">{actions}</div>}
    </div>
  );
}
