import { brandProps, Button, buttonStyle, TextField } from '@stellwerk/design-system';
import { readBrandColor } from '@stellwerk/domain/brand';
import { cx } from 'class-variance-authority';
import { useWatch } from 'react-hook-form';
import type { SchemaForm } from '../shared/use-schema-form';
import type { CompanyProfileValues } from './company-profile';
import { labels } from './messages.de';

export interface BrandColorProps {
  schemaForm: SchemaForm<CompanyProfileValues>;
}

/** The brand color with a color picker and its look. A color that is too pale to read is refused with the nearest that passes. */
export function BrandColor({ schemaForm: { form, errorOf } }: BrandColorProps) {
  const text = useWatch({ control: form.control, name: 'brandColor' });
  const read = readBrandColor(text);
  const choose = (color: string): void => form.setValue('brandColor', color, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="sw:grid sw:content-start sw:gap-2">
      <TextField
        {...form.register('brandColor')}
        label={labels.fields.brandColor}
        hint={labels.brandHint}
        placeholder="#1b3f8b"
        optional
        error={errorOf('brandColor')}
      />
      {!read.ok && read.reason === 'contrast' && (
        <Button size="sm" className="sw:justify-self-start" onClick={() => choose(read.nearest)}>
          {labels.brandNearest(read.nearest)}
        </Button>
      )}
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-3">
        <input
          type="color"
          aria-label={labels.brandPicker}
          value={read.ok ? read.color : '#0b7a4b'}
          onChange={(event) => choose(event.target.value)}
          className="sw:size-control-sm sw:cursor-pointer sw:rounded-1 sw:border sw:border-line-strong sw:bg-surface sw:p-1"
        />
        {read.ok && (
          <span
            {...brandProps(read.color)}
            aria-hidden="true"
            className={cx('sw-branded sw:pointer-events-none', buttonStyle({ variant: 'primary', size: 'sm' }))}
          >
            {labels.brandSample}
          </span>
        )}
      </div>
    </div>
  );
}
