import { Banner, Button, Checkbox, FileField, ProgressBar, Select, type FileState } from '@stellwerk/design-system';
import { JOB_TEMPLATES, jobTemplateLabels } from '@stellwerk/domain';
import { useState } from 'react';
import { transferTexts } from '../../i18n/company/transfer.de';
import { countsOf, ImportPreview } from './ImportPreview';
import { sendingOf, useJobImport, type ImportCalls, type ImportState, type ImportOptions } from './use-job-import';

const { import: texts, preview, running, stopped, report } = transferTexts;

export interface ImportSectionProps {
  readonly calls: ImportCalls;
}

type Import = ReturnType<typeof useJobImport>;
type At<Step extends ImportState['step']> = Omit<Import, 'state'> & { readonly state: Extract<ImportState, { step: Step }> };

function shownFile(state: At<'choose' | 'check'>['state']): FileState | null {
  if (state.step === 'check') return { ...state.file, state: 'uploading', progress: state.percent };
  return state.file === null ? null : { ...state.file, state: 'refused' };
}

function Choose({ state, choose, reset }: At<'choose' | 'check'>) {
  return (
    <>
      <FileField
        className="sw:max-w-120"
        label={texts.file}
        hint={texts.hint}
        accept=".json,.jsonl,.csv,.txt"
        file={shownFile(state)}
        error={state.step === 'choose' && state.error !== '' ? state.error : undefined}
        onSelect={(file) => void choose(file)}
        onRemove={reset}
      />
      <p role="status" className="sw:text-sm sw:text-ink-2">
        {state.step === 'check' && texts.checking}
      </p>
    </>
  );
}

const designs = [{ value: '', label: preview.lastDesign }, ...JOB_TEMPLATES.map((value) => ({ value, label: jobTemplateLabels[value] }))];

function Preview({ state: { entries }, start, reset }: At<'preview'>) {
  const [asDrafts, setAsDrafts] = useState(false);
  const [design, setDesign] = useState<ImportOptions['design']>();
  const { created, updated, unchanged } = countsOf(entries);
  const news = created + updated;
  const noted = entries.filter(({ outcome, notes }) => (outcome === 'created' || outcome === 'updated') && notes.length > 0).length;
  return (
    <>
      <Banner tone={news > 0 ? 'info' : 'warning'} live="status" title={report.text(countsOf(entries))}>
        {news > 0 ? (asDrafts ? preview.drafts : preview.published) : unchanged > 0 ? preview.allKnown : preview.nothing}
      </Banner>
      {noted > 0 && <Banner tone="warning">{preview.noted(noted)}</Banner>}
      <ImportPreview entries={entries} />
      {created > 0 && (
        <>
          <Select
            className="sw:max-w-120"
            label={preview.design}
            value={design ?? ''}
            onChange={(value) => setDesign(JOB_TEMPLATES.find((known) => known === value))}
            options={designs}
          />
          <Checkbox label={preview.asDrafts} checked={asDrafts} onChange={(event) => setAsDrafts(event.target.checked)} />
        </>
      )}
      <div className="sw:flex sw:flex-wrap sw:gap-3">
        {news > 0 && (
          <Button variant="primary" onClick={() => void start(sendingOf(entries, { asDrafts, design }))}>
            {preview.confirm(news)}
          </Button>
        )}
        <Button onClick={reset}>{preview.discard}</Button>
      </div>
    </>
  );
}

function Sending({ state: { queue, total } }: At<'send'>) {
  const done = total - queue.length;
  return (
    <div className="sw:grid sw:max-w-120 sw:gap-2">
      <ProgressBar label={running.label} value={(done / total) * 100} />
      <p role="status" className="sw:text-sm sw:text-ink-2">
        {running.label}: {running.text(done, total)}
      </p>
    </div>
  );
}

function Stopped({ state, start }: At<'stopped'>) {
  return (
    <Banner
      tone="error"
      live="alert"
      title={stopped.title}
      actions={
        <Button size="sm" onClick={() => void start(state)}>
          {stopped.again}
        </Button>
      }
    >
      <p>{state.error}</p>
      <p>{stopped.text(state.total - state.queue.length, state.total)}</p>
    </Banner>
  );
}

function Report({ state: { entries }, reset }: At<'report'>) {
  return (
    <>
      <Banner
        tone="success"
        live="status"
        title={report.title}
        actions={
          <Button size="sm" onClick={reset}>
            {report.again}
          </Button>
        }
      >
        {report.text(countsOf(entries))}
      </Banner>
      <ImportPreview entries={entries} />
    </>
  );
}

function Step({ state, ...actions }: Import) {
  switch (state.step) {
    case 'choose':
    case 'check':
      return <Choose state={state} {...actions} />;
    case 'preview':
      return <Preview state={state} {...actions} />;
    case 'send':
      return <Sending state={state} {...actions} />;
    case 'stopped':
      return <Stopped state={state} {...actions} />;
    case 'report':
      return <Report state={state} {...actions} />;
  }
}

/** Imports the jobs of a file: choice, preview of each entry, confirmation, progress and report. */
export function ImportSection({ calls }: ImportSectionProps) {
  const actions = useJobImport(calls);
  return (
    <section aria-labelledby="transfer-import" className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
      <div className="sw:grid sw:max-w-160 sw:gap-2">
        {/* Each step replaces the previous one, including the focused button. */}
        <h2 id="transfer-import" data-return-focus="" className="sw:text-xl">
          {texts.title}
        </h2>
        <p className="sw:text-ink-2">{texts.text}</p>
      </div>
      <Step {...actions} />
    </section>
  );
}
