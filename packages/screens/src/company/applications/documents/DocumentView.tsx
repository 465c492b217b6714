import {
  Button,
  Icon,
  lazyPart,
  loadable,
  Loaded,
  PartBoundary,
  Skeleton,
  SkeletonRegion,
  VideoPlayer,
  type LoadFailure,
} from '@stellwerk/design-system';
import { documentLabels, generalMessages, type ApplicationDocument } from '@stellwerk/domain';
import { ExternalLink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { documentViewTexts as texts } from '../../../i18n/company/document-view.de';
import type { PdfFailure } from './PdfPages';
import { useLink } from './use-link';

const PdfPages = lazyPart(async () => ({ default: (await import('./PdfPages')).PdfPages }));

export interface DocumentViewProps {
  readonly document: ApplicationDocument;
  /** Requests a short-lived URL of the file (rule 4); rejects on failure. */
  readonly getLink: () => Promise<string>;
  /** Opens it in a new tab. */
  readonly onOpen: () => void;
}

const isPdf = ({ contentType }: ApplicationDocument): boolean => contentType === 'application/pdf';

/** Whether browsers can display it, unlike word processor files for example. */
export const isViewable = (document: ApplicationDocument): boolean => isPdf(document) || document.contentType.startsWith('video/');

const skeleton = (
  <SkeletonRegion>
    <Skeleton height={480} />
  </SkeletonRegion>
);

function failureOf(error: unknown, newTab: ReactNode): LoadFailure {
  if (error === 'password') return { title: texts.password, children: texts.passwordHint, final: true, actions: newTab };
  if (error === 'damaged') return { title: texts.damaged, children: texts.damagedHint, actions: newTab };
  return { title: texts.failed, children: generalMessages.retryLater };
}

/** An embedded document: the pages of a PDF, or a video. */
export function DocumentView({ document, getLink, onOpen }: DocumentViewProps) {
  const link = useLink(getLink);
  const [failed, setFailed] = useState<PdfFailure>();
  const again = async (): Promise<void> => {
    await link.reload();
    setFailed(undefined);
  };
  const newTab = (
    <Button size="sm" onClick={onOpen}>
      <Icon as={ExternalLink} size={16} />
      {texts.newTab}
    </Button>
  );
  const label = documentLabels[document.kind];
  return (
    <Loaded
      className="sw:grid sw:gap-2"
      value={failed === undefined ? link : loadable.failed(failed, { reload: again })}
      skeleton={skeleton}
      failure={(error) => ({ level: 3, ...failureOf(error, newTab) })}
    >
      {(url) =>
        isPdf(document) ? (
          <PartBoundary waiting={skeleton}>
            <PdfPages url={url} label={label} action={newTab} onFailed={setFailed} />
          </PartBoundary>
        ) : (
          <VideoPlayer video={{ kind: 'file', url }} title={label} />
        )
      }
    </Loaded>
  );
}
