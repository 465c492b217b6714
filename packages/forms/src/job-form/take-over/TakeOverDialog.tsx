import { Banner, Button, Dialog, FileField, TextArea } from '@stellwerk/design-system';
import { generalMessages, jobFieldMessages, messageOf, type ParsedJob } from '@stellwerk/domain';
import { useEffect, useRef, useState } from 'react';
import type { JobFormValues } from '../values';
import { takeOverLabels as texts } from './messages.de';
import { RecognisedList } from './RecognisedList';
import { recognisedIn, type Recognised } from './recognised';
import { useSource, type ReadSourceFile } from './use-source';

/** Functions that read a job from a text (O91). */
export interface JobSource {
  /** Parses the text of a job; rejects with a German message on failure. */
  readonly parse: (source: string) => Promise<ParsedJob>;
  /** Reads the text of a chosen file; rejects on failure. */
  readonly readFile: ReadSourceFile;
}

export interface TakeOverDialogProps {
  /** The text is kept for the next time. */
  open: boolean;
  source: JobSource;
  /** Current values of the form when the text has been parsed. */
  current: () => JobFormValues;
  onTake: (taken: readonly Recognised[]) => void;
  onClose: () => void;
}

interface Found {
  readonly found: readonly Recognised[];
  readonly missing: readonly string[];
  readonly notes: readonly string[];
}

/** Imports a text into the form in two steps: the text, and the recognised fields (O91). */
export function TakeOverDialog({ open, source, current, onTake, onClose }: TakeOverDialogProps) {
  const input = useSource(source.readFile);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [result, setResult] = useState<Found>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const shown = useRef(false);

  // The focus follows the step: the result is read out, and going back focuses the text.
  useEffect(() => {
    if (result !== undefined) heading.current?.focus();
    else if (shown.current) field.current?.focus();
    shown.current = true;
  }, [result]);

  const refuse = (message: string): void => {
    setError(message);
    field.current?.focus();
  };
  const read = async (): Promise<void> => {
    if (busy) return;
    setFailure('');
    setError('');
    if (input.source.trim() === '') return refuse(jobFieldMessages.sourceMissing);
    setBusy(true);
    try {
      const recognised = recognisedIn(await source.parse(input.source), current());
      if (recognised.found.length === 0) return refuse(texts.nothing);
      setChosen(new Set(recognised.found.flatMap(({ name, replaces }) => (replaces ? [] : [name]))));
      setResult(recognised);
    } catch (cause) {
      setFailure(messageOf(cause) || generalMessages.unexpected);
    } finally {
      setBusy(false);
    }
  };
  const toggle = (name: string): void => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };

  const take = (): void => {
    onTake(result?.found.filter(({ name }) => chosen.has(name)) ?? []);
    shown.current = false;
    setResult(undefined);
  };

  const asking = (
    <>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button variant="primary" loading={busy} onClick={() => void read()}>
        {busy ? texts.reading : texts.read}
      </Button>
    </>
  );
  const deciding = (
    <>
      <Button onClick={() => setResult(undefined)}>{texts.back}</Button>
      <Button variant="primary" onClick={take}>
        {chosen.size === 0 ? texts.takeNone : texts.take(chosen.size)}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      // A click outside would discard the text.
      closeOnOverlay={false}
      title={texts.title}
      description={result === undefined ? texts.description : texts.check}
      footer={result === undefined ? asking : deciding}
    >
      {result === undefined ? (
        <div className="sw:grid sw:gap-5">
          {failure !== '' && (
            <Banner tone="error" live="alert">
              {failure}
            </Banner>
          )}
          <TextArea
            ref={field}
            label={texts.source}
            hint={texts.sourceHint}
            rows={10}
            value={input.text}
            error={error}
            onPaste={input.paste}
            onChange={(event) => input.setText(event.target.value)}
          />
          <FileField
            label={texts.file}
            hint={texts.fileHint}
            accept=".html,.htm,.txt,.docx"
            file={input.file}
            error={input.fileError}
            onSelect={(file) => void input.choose(file)}
            onRemove={input.removeFile}
          />
          <p role="status" className="sw:sr-only">
            {input.announcement}
          </p>
        </div>
      ) : (
        <>
          <p ref={heading} tabIndex={-1} className="sw:mb-5 sw:text-lg">
            {texts.foundTitle(result.found.length)}
          </p>
          <RecognisedList {...result} chosen={chosen} onToggle={toggle} />
        </>
      )}
    </Dialog>
  );
}
