import { cx } from 'class-variance-authority';
import { OptionalMark, type FieldBase } from '../field';
import { Skeleton, SkeletonRegion, type SkeletonRegionProps } from './Skeleton';

/** Number of tools in the editor, so that the toolbar wraps at the same width. */
const TOOLS = 14;

export interface RichTextEditorSkeletonProps
  extends Pick<FieldBase, 'label' | 'optional'>, Omit<SkeletonRegionProps, 'label' | 'children'> {
  /** Height of the text area in px, as in the editor. @default 300 */
  height?: number;
}

/**
 * Placeholder of a `RichTextEditor` while it loads, equally high at every width, so that nothing
 * below moves away from a click.
 * @example
 * <RichTextEditorSkeleton label="Stellenbeschreibung" />
 */
export function RichTextEditorSkeleton({ label, optional, height = 300, className, ...rest }: RichTextEditorSkeletonProps) {
  return (
    <SkeletonRegion {...rest} className={cx('sw:grid sw:grid-cols-1 sw:content-start sw:gap-1.5', className)}>
      <span className="sw:font-medium">
        <span className="sw:contents">{label}</span>
        {optional && <OptionalMark />}
      </span>
      <div className="sw-editor">
        <div className="sw-editor-tools sw:flex sw:flex-wrap sw:gap-1">
          {Array.from({ length: TOOLS }, (_tool, index) => (
            <span key={index} className="sw:grid sw:size-9 sw:place-items-center">
              <Skeleton width={18} height={18} />
            </span>
          ))}
        </div>
        <div className="sw:grid sw:content-start sw:gap-3 sw:p-3" style={{ height }}>
          <Skeleton />
          <Skeleton width="80%" />
        </div>
      </div>
    </SkeletonRegion>
  );
}
