export { VideoPlayer, type Video, type VideoPlayerProps } from './VideoPlayer';
