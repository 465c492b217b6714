import { Banner, Button, Icon } from '@stellwerk/design-system';
import { messageOf } from '@stellwerk/domain';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { transferTexts } from '../../i18n/company/transfer.de';

const texts = transferTexts.export;

/** File formats of the export. */
export type ExportFormat = 'csv' | 'json';

const FORMATS = [
  ['csv', texts.csv, texts.csvHint],
  ['json', texts.json, texts.jsonHint],
] as const;

export interface ExportSectionProps {
  /** Saves all jobs of the company as a file. @throws ApiError */
  readonly exportJobs: (format: ExportFormat) => Promise<void>;
}

/** Export of all jobs of a company in two formats. */
export function ExportSection({ exportJobs }: ExportSectionProps) {
  const [busy, setBusy] = useState<ExportFormat>();
  const [error, setError] = useState('');
  const save = async (format: ExportFormat): Promise<void> => {
    setBusy(format);
    setError('');
    try {
      await exportJobs(format);
    } catch (failure) {
      setError(messageOf(failure));
    }
    setBusy(undefined);
  };
  return (
    <section aria-labelledby="transfer-export" className="sw:grid sw:gap-4 sw:border-t sw:border-rule sw:pt-6">
      <div className="sw:grid sw:max-w-160 sw:gap-2">
        <h2 id="transfer-export" className="sw:text-xl">
          {texts.title}
        </h2>
        <p className="sw:text-ink-2">{texts.text}</p>
        <p className="sw:text-sm sw:text-ink-2">{texts.without}</p>
      </div>
      <ul className="sw:flex sw:flex-wrap sw:gap-x-6 sw:gap-y-4">
        {FORMATS.map(([format, label, hint]) => (
          <li key={format} className="sw:grid sw:gap-1">
            <Button
              loading={busy === format}
              loadingLabel={texts.loading}
              disabled={busy !== undefined && busy !== format}
              onClick={() => void save(format)}
            >
              <Icon as={Download} />
              {label}
            </Button>
            <span className="sw:text-sm sw:text-ink-2">{hint}</span>
          </li>
        ))}
      </ul>
      {error !== '' && (
        <Banner tone="error" live="alert" title={texts.failed}>
          {error}
        </Banner>
      )}
    </section>
  );
}
