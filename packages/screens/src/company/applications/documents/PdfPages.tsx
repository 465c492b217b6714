import { IconButton, Skeleton, SkeletonRegion, useWidth } from '@stellwerk/design-system';
import { ZoomIn, ZoomOut } from 'lucide-react';
// oxlint-disable-next-line import/default -- the bundler's URL of the file, not the module
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { documentViewTexts as texts } from '../../../i18n/company/document-view.de';
import { PdfData } from './pdf-data';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

const OPTIONS = {
  BinaryDataFactory: PdfData,
  useWorkerFetch: false,
  // One request for the whole file: its URL expires soon, and later range requests would fail.
  disableRange: true,
  // Applicants' files often contain minor errors; repaired ones are not logged to the console.
  verbosity: pdfjs.VerbosityLevel.ERRORS,
} as const;

/** Zoom levels, as shares of the available width. */
const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;

/** Error message of a document. */
export type PdfFailure = 'password' | 'damaged';

interface OnePageProps {
  readonly page: number;
  readonly total: number;
  /** px */
  readonly width: number;
  /** Aspect ratio of the first page, assumed for the others until they render. */
  readonly ratio: number;
  readonly scroller: RefObject<HTMLElement | null>;
}

/**
 * One page, rendered only near the viewport: all pages of a long document would exhaust a phone's
 * memory.
 */
function OnePage({ page, total, width, ratio, scroller }: OnePageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(page === 1);
  const [ownRatio, setOwnRatio] = useState<number>();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      root: scroller.current,
      rootMargin: '100% 0px',
    });
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, [scroller]);
  return (
    <div
      ref={place}
      role="group"
      aria-label={texts.page(page, total)}
      className="sw:mx-auto sw:bg-white sw:shadow-sm"
      style={{ width, minHeight: width * (ownRatio ?? ratio) }}
    >
      {near && (
        <Page
          pageNumber={page}
          width={width}
          suspense={false}
          loading={null}
          error={null}
          onLoadSuccess={({ originalWidth, originalHeight }) => setOwnRatio(originalHeight / originalWidth)}
        />
      )}
    </div>
  );
}

export interface PdfPagesProps {
  readonly url: string;
  /** Label of the document, for the accessible name of the region. */
  readonly label: string;
  /** Content at the end of the toolbar above the pages. */
  readonly action: ReactNode;
  readonly onFailed: (failure: PdfFailure) => void;
}

/**
 * The pages of a PDF below each other, with a text layer over the images: it can be read out,
 * searched and copied.
 */
export function PdfPages({ url, label, action, onFailed }: PdfPagesProps) {
  const [scroller, width] = useWidth<HTMLElement>(0);
  const [zoom, setZoom] = useState(0);
  const [pages, setPages] = useState<{ readonly total: number; readonly ratio: number }>();
  const share = ZOOMS[zoom] ?? 1;
  return (
    <>
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-4 sw:gap-y-2">
        <p className="sw:flex-1 sw:text-sm sw:whitespace-nowrap sw:text-ink-2">{pages !== undefined && texts.count(pages.total)}</p>
        <div role="group" aria-label={texts.zoom} className="sw:flex sw:items-center sw:gap-1 sw:text-sm">
          <IconButton label={texts.smaller} icon={ZoomOut} blocked={zoom === 0} onClick={() => setZoom(zoom - 1)} />
          <span aria-live="polite" className="sw:min-w-12 sw:text-center sw:tabular-nums">
            {texts.percent(share)}
          </span>
          <IconButton label={texts.larger} icon={ZoomIn} blocked={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)} />
        </div>
        {action}
      </div>
      <section
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and its content cannot take the focus
        tabIndex={0}
        aria-label={texts.pages(label)}
        className="sw:max-h-[75dvh] sw:overflow-auto sw:rounded-1 sw:border sw:border-line sw:bg-sunken"
        style={{ scrollbarGutter: 'stable' }}
      >
        <Document
          file={url}
          options={OPTIONS}
          suspense={false}
          externalLinkTarget="_blank"
          className="sw:grid sw:gap-3"
          loading={
            <SkeletonRegion>
              <Skeleton height={480} />
            </SkeletonRegion>
          }
          error={null}
          onPassword={() => onFailed('password')}
          onSourceError={() => onFailed('damaged')}
          onLoadError={() => onFailed('damaged')}
          onLoadSuccess={async (pdf) => {
            const { width: across, height: down } = (await pdf.getPage(1)).getViewport({ scale: 1 });
            setPages({ total: pdf.numPages, ratio: down / across });
          }}
        >
          {pages !== undefined &&
            width > 0 &&
            Array.from({ length: pages.total }, (_, index) => (
              <OnePage key={index} page={index + 1} total={pages.total} width={width * share} ratio={pages.ratio} scroller={scroller} />
            ))}
        </Document>
      </section>
    </>
  );
}
