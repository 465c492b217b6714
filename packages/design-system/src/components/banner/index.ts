export { Banner, type BannerProps, type Tone } from './Banner';
