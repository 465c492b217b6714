import { cx } from 'class-variance-authority';
import { Play, VideoOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import { videoLabels } from '../../i18n/components.de';
import { Button } from '../button';
import { Icon } from '../icon';
import { LinkButton } from '../link';

/** A video: a YouTube embed URL on the privacy-enhanced host, or a file of our own. */
export type Video =
  | { kind: 'youtube'; embedUrl: string }
  | {
      kind: 'file';
      url: string;
      /** German captions of the file as WebVTT, on by default. @default none */
      captionsUrl?: string;
    };

export interface VideoPlayerProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The video; `null` for none. */
  video: Video | null;
  /** Title of the video, the accessible name of the player. @default 'Video' */
  title?: string;
}

/** The focused button is removed when the player appears. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

const youtubeHost = 'https://www.youtube-nocookie.com/embed/';

/**
 * Plays a video. Nothing loads from YouTube before the person clicks; iframes are created for that
 * host only. Without JavaScript the button is a link to that host.
 * @example
 * <VideoPlayer video={job.video} title="Nordbahn stellt sich vor" />
 */
export function VideoPlayer({ video, title = videoLabels.video, className, ...rest }: VideoPlayerProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const playable = video?.kind === 'file' || (video?.kind === 'youtube' && video.embedUrl.startsWith(youtubeHost)) ? video : null;
  return (
    <div
      className={cx(
        'sw:grid sw:place-items-center sw:overflow-clip sw:rounded-2 sw:bg-sunken',
        playable ? 'sw:aspect-video' : 'sw:min-h-30 sw:p-5',
        className,
      )}
      {...rest}
    >
      {!playable && (
        <p className="sw:flex sw:items-center sw:gap-2 sw:text-ink-2">
          <Icon as={VideoOff} />
          {videoLabels.noVideo}
        </p>
      )}
      {playable?.kind === 'file' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions exist if the company has provided them
        <video key={playable.url} controls preload="metadata" aria-label={title} className="sw:size-full">
          <source type="video/mp4" src={playable.url} />
          {playable.captionsUrl !== undefined && (
            <track kind="captions" srcLang="de" label={videoLabels.captions} src={playable.captionsUrl} default />
          )}
        </video>
      )}
      {playable?.kind === 'youtube' &&
        (loaded === playable.embedUrl ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs scripts on its own origin, which voids a sandbox
          <iframe
            ref={takeFocus}
            src={playable.embedUrl}
            title={title}
            className="sw:size-full"
            allow="encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <div className="sw:grid sw:justify-items-center sw:gap-3 sw:p-5 sw:text-center">
            <Button className="sw:noscript:hidden" onClick={() => setLoaded(playable.embedUrl)}>
              <Icon as={Play} />
              {videoLabels.loadVideo}
            </Button>
            <noscript>
              <LinkButton href={playable.embedUrl} target="_blank">
                <Icon as={Play} />
                {videoLabels.openVideo}
              </LinkButton>
            </noscript>
            <p className="sw:text-sm sw:text-ink-2">{videoLabels.videoNote}</p>
          </div>
        ))}
    </div>
  );
}
