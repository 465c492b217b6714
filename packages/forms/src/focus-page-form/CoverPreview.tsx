import { PLACEHOLDERS } from '@stellwerk/domain';
import { useState } from 'react';
import { labels } from './messages.de';

/** The cover in its proportions of 1200 to 630; placeholder and text stand for a missing one and one that cannot be rendered (MD06). */
export function CoverPreview({ url }: { url: string }) {
  const [broken, setBroken] = useState(false);
  const reason = url === '' ? labels.noCover : labels.brokenCover;
  const missing = url === '' || broken;
  return (
    <div className="sw:relative sw:w-full sw:max-w-sm sw:aspect-[1200/630] sw:overflow-hidden sw:border sw:border-line sw:rounded-2 sw:bg-sunken">
      <img src={missing ? PLACEHOLDERS.image : url} alt="" className="sw:size-full sw:object-cover" onError={() => setBroken(true)} />
      {missing && (
        <span className="sw:absolute sw:bottom-3 sw:left-3 sw:rounded-1 sw:bg-surface sw:px-2 sw:py-1 sw:text-sm sw:text-ink-2">
          {reason}
        </span>
      )}
    </div>
  );
}
