import { Badge, Button, TextLink, VisuallyHidden, type Loadable, type TableColumn } from '@stellwerk/design-system';
import {
  formatDate,
  formatDateTime,
  reportReasonLabels,
  reportStateLabels,
  type AdminReport,
  type ReportState,
  type ReportVerdict,
} from '@stellwerk/domain';
import { useState, type ComponentProps } from 'react';
import { reportTexts as texts } from '../../i18n/admin.de';
import { paths } from '../../paths';
import { AdminList, type AdminListSource } from '../shared/AdminList';
import { TwoLines } from '../shared/TwoLines';
import { ALL_REPORTS, REPORT_FILTERS, reportsView, type ReportFilter } from './list';
import { ReportDialog, type ReportDialogProps } from './ReportDialog';

export interface ReportsScreenProps extends AdminListSource<ReportFilter> {
  /** In the server's order: pending reports come first. */
  readonly reports: Loadable<readonly AdminReport[]>;
  /** Saves a decision; rejects on failure (O95). */
  readonly decideReport: ReportDialogProps['decideReport'];
}

type Ask = (report: AdminReport, verdict: ReportVerdict) => void;

const tones = { OPEN: 'amber', KEPT: 'signal', TAKEN_DOWN: 'stop' } as const satisfies Record<
  ReportState,
  ComponentProps<typeof Badge>['tone']
>;

function ReportText({ report: { reason, text, email } }: { readonly report: AdminReport }) {
  return (
    <TwoLines below={email === '' ? '' : texts.from(email)}>
      <span>{reportReasonLabels[reason]}</span>
      {text !== '' && <span className="sw:block sw:whitespace-pre-line sw:hyphens-auto sw:wrap-anywhere">{text}</span>}
    </TwoLines>
  );
}

function State({ report: { state, decision } }: { readonly report: AdminReport }) {
  return (
    <TwoLines
      below={
        decision && (
          <>
            {texts.decided(formatDate(decision.at), decision.by)}
            <span className="sw:block">{decision.reason}</span>
          </>
        )
      }
    >
      <Badge tone={tones[state]}>{reportStateLabels[state]}</Badge>
    </TwoLines>
  );
}

function Actions({ report, onAsk }: { readonly report: AdminReport; readonly onAsk: Ask }) {
  if (report.state === 'KEPT') return null;
  const name = <VisuallyHidden>{texts.of(report.job.title)}</VisuallyHidden>;
  if (report.state === 'TAKEN_DOWN')
    return (
      <Button size="sm" variant="quiet" onClick={() => onAsk(report, 'KEPT')}>
        {texts.release}
        {name}
      </Button>
    );
  return (
    <span className="sw:inline-flex sw:flex-wrap sw:gap-2 sw:py-1">
      <Button size="sm" variant="danger" onClick={() => onAsk(report, 'TAKEN_DOWN')}>
        {texts.takeDown}
        {name}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => onAsk(report, 'KEPT')}>
        {texts.keep}
        {name}
      </Button>
    </span>
  );
}

function columnsOf(onAsk: Ask): readonly TableColumn<AdminReport>[] {
  return [
    {
      key: 'job',
      header: texts.table.job,
      rowHeader: true,
      width: '26%',
      cell: ({ job }) => (
        <TwoLines below={job.company}>
          {job.isPublic ? (
            <TextLink href={paths.job(job.id)} className="sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">
              {job.title}
            </TextLink>
          ) : (
            <span className="sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{job.title}</span>
          )}
        </TwoLines>
      ),
    },
    { key: 'reason', header: texts.table.reason, width: '28%', cell: (report) => <ReportText report={report} /> },
    { key: 'created', header: texts.table.created, cell: ({ createdAt }) => formatDateTime(createdAt) },
    { key: 'state', header: texts.table.state, cell: (report) => <State report={report} /> },
    {
      key: 'action',
      header: texts.table.action,
      hideHeader: true,
      align: 'end',
      cell: (report) => <Actions report={report} onAsk={onAsk} />,
    },
  ];
}

/** Reported jobs, at /admin?tab=reports (O95). */
export function ReportsScreen({ reports, decideReport, ...source }: ReportsScreenProps) {
  const { state, onChange } = source;
  const [asked, setAsked] = useState<{ readonly report: AdminReport; readonly verdict: ReportVerdict; readonly round: number }>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <AdminList
        {...source}
        texts={texts}
        value={reports}
        viewOf={(all) => reportsView(all, state)}
        filters={REPORT_FILTERS.map((value) => ({ value, label: value === 'all' ? texts.all : reportStateLabels[value] }))}
        columns={columnsOf((report, verdict) => {
          setAsked({ report, verdict, round: (asked?.round ?? 0) + 1 });
          setOpen(true);
        })}
        rowKey={({ id }) => id}
        onReset={() => onChange(ALL_REPORTS)}
      />
      {asked && (
        <ReportDialog
          key={asked.round}
          report={asked.report}
          verdict={asked.verdict}
          open={open}
          onClose={() => setOpen(false)}
          decideReport={decideReport}
        />
      )}
    </>
  );
}
