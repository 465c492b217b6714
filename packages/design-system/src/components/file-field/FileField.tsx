import { cx } from 'class-variance-authority';
import { Upload } from 'lucide-react';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type DragEvent,
} from 'react';
import { fileLabels } from '../../i18n/file-field.de';
import { FieldError, OptionalMark, useField, type FieldBase } from '../field';
import { Icon } from '../icon';
import { FileRow, type FileState } from './FileRow';

export interface FileFieldProps
  extends FieldBase, Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'multiple' | 'size' | 'onSelect'> {
  /** The file in the slot; `null` for an empty one. */
  file: FileState | null;
  /**
   * Called with a chosen or dropped file. The caller validates type and size; `accept` only filters
   * the file dialog.
   */
  onSelect: (file: File) => void;
  /**
   * Called by the close button beside the file, to remove it or cancel its upload.
   * @default no such button
   */
  onRemove?: () => void;
}

interface ChosenFileOptions extends Pick<FileFieldProps, 'disabled' | 'onSelect' | 'onChange' | 'ref'> {
  /** Whether the slot has a file. */
  readonly filled: boolean;
}

/** Choosing and dropping a file. */
function useChosenFile({ filled, disabled, onSelect, onChange, ref }: ChosenFileOptions) {
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current, []);
  const [over, setOver] = useState(false);

  const appeared = useRef(false);
  // The input keeps its file while the slot has one, because screen readers read its value too.
  // Then it is cleared, so that the same file can be chosen again. A file chosen before hydration
  // is reported now.
  useEffect(() => {
    if (own.current === null) return;
    const early = appeared.current ? undefined : own.current.files?.[0];
    appeared.current = true;
    if (early) onSelect(early);
    else if (!filled) own.current.value = '';
  });

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    onChange?.(event);
    if (chosen) onSelect(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (!dropped || disabled) return;
    if (own.current) own.current.files = event.dataTransfer.files;
    onSelect(dropped);
  };
  const target = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: drop,
  };
  return { own, over, choose, target } as const;
}

/**
 * A slot for one file, with the same layout for empty, chosen, uploading, uploaded and refused. It
 * uses a native `<input type="file">` (keyboard, screen reader, no JavaScript); drag and drop is an
 * addition with native events, because `useDrop` of react-aria would add 22 kB gzip to the
 * application form.
 * @example
 * <FileField
 *   label="Lebenslauf"
 *   hint="PDF, DOC oder DOCX, höchstens 10 MB"
 *   accept=".pdf,.doc,.docx"
 *   file={file}
 *   onSelect={setFile}
 *   onRemove={removeFile}
 * />
 */
export function FileField({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  className,
  file,
  onSelect,
  onRemove,
  onChange,
  ref,
  ...input
}: FileFieldProps) {
  const filled = file !== null && file.state !== 'refused';
  const generated = useId();
  const id = input.id ?? generated;
  const described = [file ? `${id}-file` : undefined, input['aria-describedby']].filter((part) => part !== undefined).join(' ');
  const field = useField({ id, hint: filled ? undefined : hint, error, 'aria-describedby': described || undefined });
  const { own, over, choose, target } = useChosenFile({ filled, disabled: input.disabled, onSelect, onChange, ref });
  const remove =
    onRemove &&
    (() => {
      onRemove();
      own.current?.focus();
    });

  return (
    <div className={cx('sw:flex sw:flex-col sw:gap-1.5', className)}>
      <span id={field.labelId} className={hideLabel ? 'sw:sr-only' : 'sw:font-medium'}>
        <span className="sw:contents">{label}</span>
        {optional && <OptionalMark />}
      </span>
      <div
        className={cx('sw-slot sw:flex-1', filled && 'sw-slot-filled', over && 'sw-slot-over')}
        data-invalid={error ? '' : undefined}
        {...target}
      >
        {file && <FileRow id={`${id}-file`} file={file} label={typeof label === 'string' ? label : file.name} onRemove={remove} />}
        <label className={cx('sw:relative sw:flex sw:items-start sw:gap-3 sw:cursor-pointer sw:noscript:flex-col', filled && 'sw:text-sm')}>
          <input
            {...input}
            {...field.control}
            ref={own}
            type="file"
            aria-labelledby={`${field.labelId} ${field.control.id}-act`}
            // Without JavaScript only the native control shows the chosen file.
            className="sw:sr-only sw:noscript:not-sr-only sw:noscript:w-0 sw:noscript:min-w-full"
            onChange={choose}
          />
          <Icon
            as={Upload}
            size={filled ? 16 : 20}
            className={cx('sw:text-signal sw:noscript:hidden', filled ? 'sw:mx-0.5' : 'sw:mt-0.5')}
          />
          <span className="sw:min-w-0">
            <span id={`${field.control.id}-act`} className="sw:font-medium sw:underline-quiet sw:noscript:hidden">
              {over ? fileLabels.dropHere : file ? fileLabels.chooseOther : fileLabels.chooseFile}
            </span>
            <span className="sw:noscript:hidden">{!file && !over && ` ${fileLabels.orDrop}`}</span>
            {hint && !filled && (
              <span id={field.hintId} className="sw:block sw:text-sm sw:text-ink-3">
                {hint}
              </span>
            )}
          </span>
        </label>
      </div>
      {error && <FieldError id={field.errorId}>{error}</FieldError>}
    </div>
  );
}
