import { useState } from 'react';
import { labels } from './messages.de';

/** The cover in its proportions of 1200 to 630; a text replaces a missing one and one that cannot be rendered. */
export function CoverPreview({ url }: { url: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <div className="sw:grid sw:place-items-center sw:w-full sw:max-w-sm sw:aspect-[1200/630] sw:overflow-hidden sw:border sw:border-line sw:rounded-2 sw:bg-sunken sw:text-ink-3">
      {url === '' && labels.noCover}
      {url !== '' && broken && labels.brokenCover}
      {url !== '' && !broken && <img src={url} alt="" className="sw:size-full sw:object-cover" onError={() => setBroken(true)} />}
    </div>
  );
}
