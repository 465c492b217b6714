import { VideoPlayer } from '@stellwerk/design-system';
import type { Video } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import { labels } from '../labels.de';

export interface JobVideoProps {
  video: Video;
  /** Name of the company, for the player's accessible name. */
  company: string;
  /** Shown behind the button until the video loads. @default nothing */
  poster?: ReactNode;
}

/** The company's video in the frame of a design. */
export function JobVideo({ video, company, poster }: JobVideoProps) {
  return (
    <div className="sw-job-video">
      {video.kind === 'youtube' && poster}
      <VideoPlayer video={video} title={labels.videoOf(company)} />
    </div>
  );
}
