import { countOf, focusStatusLabels, type FocusPage } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { Eye, Pencil, Star, Trash2 } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../../components/badge';
import { Button, IconButton } from '../../components/button';
import { StatusMark } from '../../components/status-mark';
import { CoverPicture } from '../cover-picture';
import { companyDe } from '../i18n/company.de';
import { focusStatusLook } from './focus-status-look';

const labels = companyDe.focus;

export interface FocusPageCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onToggle'> {
  /** The focus page. */
  page: FocusPage;
  /** Level of the title's heading. @default 2 */
  level?: 2 | 3;
  /** Opens the page as visitors see it, in a new tab (CF09). */
  onPreview: () => void;
  /** Opens the form. This and the next two only with the permission to edit. */
  onEdit?: () => void;
  /** Publishes or unpublishes (CF03). */
  onToggle?: () => void;
  /** Deletes after a confirmation. */
  onDelete?: () => void;
}

/**
 * A focus page in its company's list: cover, title, status, views, and actions (CF01, CF03, CF06,
 * CF09).
 * @example
 * <FocusPageCard page={page} onPreview={preview} onEdit={edit} onToggle={toggle} onDelete={remove} />
 */
export function FocusPageCard({ page, level = 2, onPreview, onEdit, onToggle, onDelete, className, ...rest }: FocusPageCardProps) {
  const Heading = `h${level}` as const;
  const toggle = page.status === 'published' ? labels.withdraw : labels.publish;
  return (
    <article
      className={cx(
        'sw:grid sw:h-full sw:grid-cols-[minmax(0,1fr)] sw:grid-rows-[auto_1fr_auto] sw:overflow-hidden sw:rounded-2 sw:border sw:border-line sw:bg-surface',
        className,
      )}
      {...rest}
    >
      <CoverPicture url={page.coverUrl} />
      <div className="sw:grid sw:content-start sw:gap-2 sw:p-4">
        <div className="sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-2">
          <StatusMark {...focusStatusLook[page.status]}>{focusStatusLabels[page.status]}</StatusMark>
          {page.featured && (
            <Badge tone="signal" icon={Star}>
              {labels.featured}
            </Badge>
          )}
        </div>
        <Heading className="sw:text-lg sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{page.title}</Heading>
        {page.slogan && <p className="sw:font-medium sw:hyphens-auto sw:wrap-anywhere">{page.slogan}</p>}
        <p data-excerpt="" className="sw:line-clamp-3 sw:text-sm sw:wrap-anywhere sw:text-ink-2">
          {page.description}
        </p>
        <p className="sw:text-sm sw:text-ink-3">
          {[page.industry?.name ?? '', countOf(page.views, labels.views(1), labels.views(2)), labels.created(page.createdAt)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-1 sw:border-t sw:border-line sw:p-3">
        {onToggle && (
          <Button size="sm" aria-label={`${toggle}${labels.of(page.title)}`} onClick={onToggle}>
            {toggle}
          </Button>
        )}
        <div className="sw:ms-auto sw:flex">
          <IconButton icon={Eye} label={`${labels.preview}${labels.of(page.title)}`} onClick={onPreview} />
          {onEdit && <IconButton icon={Pencil} label={`${labels.edit}${labels.of(page.title)}`} onClick={onEdit} />}
          {onDelete && <IconButton icon={Trash2} label={`${labels.delete}${labels.of(page.title)}`} onClick={onDelete} />}
        </div>
      </div>
    </article>
  );
}
