import { EmptyState, Icon, LinkButton } from '@stellwerk/design-system';
import { hasRight, type TeamRole } from '@stellwerk/domain';
import { ArrowLeft } from 'lucide-react';
import { transferTexts } from '../../i18n/company/transfer.de';
import { ScreenHead } from '../shared/ScreenHead';
import { ExportSection, type ExportSectionProps } from './ExportSection';
import { ImportSection } from './ImportSection';
import type { ImportCalls } from './use-job-import';

const texts = transferTexts;

export interface JobTransferScreenProps extends ExportSectionProps {
  /** Role of the person in the company (O50). */
  readonly teamRole: TeamRole | null;
  /** URL of the job list. */
  readonly listHref: string;
  readonly calls: ImportCalls;
}

/** Import and export of a company's jobs, with the permission to manage them (decision 0049). */
export function JobTransferScreen({ teamRole, listHref, calls, exportJobs }: JobTransferScreenProps) {
  return (
    <>
      <ScreenHead
        title={texts.title}
        actions={
          <LinkButton size="sm" href={listHref}>
            <Icon as={ArrowLeft} size={16} />
            {texts.back}
          </LinkButton>
        }
      />
      {hasRight(teamRole, 'manageJobs') ? (
        <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-10">
          <ImportSection calls={calls} />
          <ExportSection exportJobs={exportJobs} />
        </div>
      ) : (
        <EmptyState title={texts.noRightTitle}>{texts.noRight}</EmptyState>
      )}
    </>
  );
}
