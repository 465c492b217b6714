import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type FocusEvent, type ReactNode } from 'react';
import { carouselLabels } from '../../i18n/components.de';
import { IconButton } from '../button';
import { useRotation } from './use-rotation';

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name of the region. */
  label: string;
  /** The slides in order. A single slide has no rotation and no controls. */
  slides: readonly ReactNode[];
  /** Milliseconds until the next slide (NL15). @default 8000 */
  interval?: number;
  /** Milliseconds after a change in which clicks are ignored (NL15). @default 500 */
  lock?: number;
}

/**
 * Slides that rotate automatically. Rotation pauses on hover, with focus inside, by its button, and
 * with reduced motion; screen readers announce the current slide only while paused.
 * @example
 * <Carousel
 *   label="Stimmen"
 *   slides={quotes.map((quote) => (
 *     <Quote key={quote.id} {...quote} />
 *   ))}
 * />
 */
export function Carousel({ label, slides, interval = 8000, lock = 500, className, ...rest }: CarouselProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const resting = hovered || focused;
  const { index, playing, toggle, move } = useRotation({ count: slides.length, interval, lock, resting });
  const leave = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget));
  if (slides.length < 2)
    return (
      <section aria-label={label} className={className} {...rest}>
        {slides}
      </section>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only detects hover and focus
    <section
      aria-label={label}
      aria-roledescription={carouselLabels.name}
      className={className}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
      {...rest}
    >
      {/* Before the slides, so that keyboard users can pause it first. */}
      <div className="sw:mb-4 sw:flex sw:items-center sw:gap-1">
        <IconButton label={playing ? carouselLabels.stop : carouselLabels.start} icon={playing ? Pause : Play} onClick={toggle} />
        <IconButton label={carouselLabels.previous} icon={ChevronLeft} onClick={() => move(-1)} />
        <IconButton label={carouselLabels.next} icon={ChevronRight} onClick={() => move(1)} />
        <span aria-hidden="true" className="sw:ms-2 sw:text-sm sw:text-ink-2">
          {carouselLabels.of(index + 1, slides.length)}
        </span>
      </div>
      {/* All slides share one grid cell: the tallest sets the height, so the layout does not shift. */}
      <div className="sw:grid sw:grid-cols-1" aria-live={playing && !resting ? 'off' : 'polite'}>
        {slides.map((slide, at) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
          <div
            key={at}
            role="group"
            aria-roledescription={carouselLabels.entry}
            aria-label={carouselLabels.of(at + 1, slides.length)}
            inert={at !== index}
            className={at === index ? 'sw-slide' : 'sw-slide sw:invisible'}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}
