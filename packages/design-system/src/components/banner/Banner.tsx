import { cva, cx } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { bannerLabels } from '../../i18n/components.de';
import { Icon } from '../icon';

/** Kind of a message. */
export type Tone = 'info' | 'success' | 'warning' | 'error';

/** One icon per tone, so that colour is never the only difference. */
export const toneIcon = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

const box = cva('sw:flex sw:flex-wrap sw:items-center sw:gap-3 sw:p-4 sw:rounded-2', {
  variants: {
    tone: { info: 'sw:bg-info-soft', success: 'sw:bg-signal-soft', warning: 'sw:bg-amber-soft', error: 'sw:bg-stop-soft' },
  },
});

const glyph = { info: 'sw:text-info', success: 'sw:text-signal', warning: 'sw:text-amber', error: 'sw:text-stop' };

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Kind of message, announced before its text. @default 'info' */
  tone?: Tone;
  /** A first line in bold. */
  title?: ReactNode;
  /** Buttons or links at the end. */
  actions?: ReactNode;
  /**
   * Announces the message when it appears: `alert` for errors, `status` for others; `none` for a
   * message that is present from the start.
   * @default 'none'
   */
  live?: 'alert' | 'status' | 'none';
}

/**
 * A message in the page: tone, text, optional link.
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
